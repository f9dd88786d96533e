import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountDeletionController } from './account-deletion/account-deletion.controller.js';
import { AccountDeletionService } from './account-deletion/account-deletion.service.js';
import { DeletionProofService } from './account-deletion/account-deletion-proof.service.js';
import { NeverVerifiedService } from './account-deletion/never-verified.service.js';
import { ACCOUNT_MODEL, accountSchema } from './accounts/account.model.js';
import { AccountRepository } from './accounts/account.repository.js';
import { AccountService } from './accounts/account.service.js';
import { DriverRegisteredConsumer } from './accounts/driver-registered.consumer.js';
import { EmailHasher } from './accounts/email.hasher.js';
import { LogInAttemptsService } from './accounts/log-in-attempts.service.js';
import { PasswordHasher } from './accounts/password.hasher.js';
import { SuperAdminController } from './accounts/super-admin.controller.js';
import { AddressTriesService } from './address-tries/address-tries.service.js';
import { CodeHasher } from './codes/code.hasher.js';
import { CODE_MODEL, codeSchema, WRONG_CODE_MODEL, wrongCodeSchema } from './codes/code.model.js';
import { CodeRepository } from './codes/code.repository.js';
import { CodeService } from './codes/code.service.js';
import { CodeMailService } from './codes/code-mail.service.js';
import { CodeTurnService } from './codes/code-turn.service.js';
import { WrongCodeRepository } from './codes/wrong-code.repository.js';
import { CommonPasswordService } from './common-passwords/common-password.service.js';
import { DemonstrationAccounts } from './demonstration.js';
import { EpochService } from './epochs/epoch.service.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleCookies } from './google/google.cookies.js';
import { GoogleStrategy } from './google/google.guard.js';
import { GoogleAccountService } from './google/google-account.service.js';
import { GoogleAttemptStore } from './google/google-attempt.store.js';
import { GoogleIssuerClient } from './google/google-issuer.client.js';
import { GoogleSignInService } from './google/google-sign-in.service.js';
import { KnownBrowserCookies } from './known-browsers/known-browser.cookies.js';
import { KnownBrowserSigner } from './known-browsers/known-browser.signer.js';
import { LogInStrategy } from './log-in/log-in.guard.js';
import { LogInService } from './log-in/log-in.service.js';
import { ChangePasswordService } from './passwords/change-password.service.js';
import { PasswordController } from './passwords/password.controller.js';
import { PasswordCommandHasher } from './passwords/password-command.hasher.js';
import { ResetPasswordService } from './passwords/reset-password.service.js';
import { RideProjectionConsumer } from './projections/ride-projection.consumer.js';
import {
  DRIVER_PROFILE_PROJECTION_MODEL,
  driverProfileProjectionSchema,
  RIDE_PROJECTION_MODEL,
  rideProjectionSchema,
} from './projections/ride-projection.model.js';
import { RideProjectionRepository } from './projections/ride-projection.repository.js';
import { RideProjectionService } from './projections/ride-projection.service.js';
import { EmailProofController } from './registrations/email-proof.controller.js';
import { EmailProofService } from './registrations/email-proof.service.js';
import { RegistrationController } from './registrations/registration.controller.js';
import { RegistrationCookies } from './registrations/registration.cookies.js';
import { RegistrationHasher } from './registrations/registration.hasher.js';
import { REGISTRATION_MODEL, registrationSchema } from './registrations/registration.model.js';
import { RegistrationRepository } from './registrations/registration.repository.js';
import { RegistrationService } from './registrations/registration.service.js';
import { RoleController } from './roles/role.controller.js';
import { RoleService } from './roles/role.service.js';
import { HALF_DONE_LOG_IN_MODEL, halfDoneLogInSchema } from './second-factor/half-done-log-in.model.js';
import { HalfDoneLogInRepository } from './second-factor/half-done-log-in.repository.js';
import { HalfDoneLogInService } from './second-factor/half-done-log-in.service.js';
import { SecondFactorCookies } from './second-factor/second-factor.cookies.js';
import { SecondFactorHasher } from './second-factor/second-factor.hasher.js';
import { SecondFactorAttemptsService } from './second-factor/second-factor-attempts.service.js';
import { SecondFactorCodeService } from './second-factor/second-factor-code.service.js';
import { SecondFactorKeysService } from './second-factor/second-factor-keys.service.js';
import { SecondFactorController } from './second-factor-settings/second-factor.controller.js';
import { SecondFactorResetController } from './second-factor-settings/second-factor-reset.controller.js';
import { SecondFactorResetService } from './second-factor-settings/second-factor-reset.service.js';
import { SecondFactorSettingsService } from './second-factor-settings/second-factor-settings.service.js';
import { SecondFactorSetupService } from './second-factor-settings/second-factor-setup.service.js';
import { SecretCookies } from './secret-cookies/secret.cookies.js';
import { EpochConsumer } from './sessions/epoch.consumer.js';
import { EpochController } from './sessions/epoch.controller.js';
import { LogInSessionService } from './sessions/log-in-session.service.js';
import { RefreshTokenService } from './sessions/refresh-token.service.js';
import { RefreshTokenSigner } from './sessions/refresh-token.signer.js';
import { SecondFactorLogInController } from './sessions/second-factor-log-in.controller.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionCookies } from './sessions/session.cookies.js';
import {
  REFRESH_TOKEN_MODEL,
  refreshTokenSchema,
  SESSION_FAMILY_MODEL,
  sessionFamilySchema,
} from './sessions/session.model.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { SessionEndService } from './sessions/session-end.service.js';
import { SessionLanguageService } from './sessions/session-language.service.js';
import { SessionTokenSigner } from './sessions/session-token.signer.js';
import { SessionsEndedService } from './sessions/sessions-ended.service.js';
import { SignOutService } from './sessions/sign-out.service.js';
import { SnapshotRepublishController } from './snapshot-republish/snapshot-republish.controller.js';
import { SnapshotRepublishService } from './snapshot-republish/snapshot-republish.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ACCOUNT_MODEL, schema: accountSchema },
      { name: CODE_MODEL, schema: codeSchema },
      { name: WRONG_CODE_MODEL, schema: wrongCodeSchema },
      { name: REGISTRATION_MODEL, schema: registrationSchema },
      { name: SESSION_FAMILY_MODEL, schema: sessionFamilySchema },
      { name: REFRESH_TOKEN_MODEL, schema: refreshTokenSchema },
      { name: HALF_DONE_LOG_IN_MODEL, schema: halfDoneLogInSchema },
      { name: RIDE_PROJECTION_MODEL, schema: rideProjectionSchema },
      { name: DRIVER_PROFILE_PROJECTION_MODEL, schema: driverProfileProjectionSchema },
    ]),
  ],
  controllers: [
    SnapshotRepublishController,
    RegistrationController,
    SessionController,
    SecondFactorLogInController,
    SecondFactorController,
    SecondFactorResetController,
    EmailProofController,
    PasswordController,
    GoogleController,
    RoleController,
    AccountDeletionController,
    EpochController,
    SuperAdminController,
    EpochConsumer,
    DriverRegisteredConsumer,
    RideProjectionConsumer,
  ],
  providers: [
    SnapshotRepublishService,
    AccountRepository,
    AccountService,
    LogInService,
    LogInAttemptsService,
    AddressTriesService,
    LogInStrategy,
    PasswordHasher,
    CommonPasswordService,
    CodeRepository,
    WrongCodeRepository,
    CodeTurnService,
    CodeService,
    CodeHasher,
    CodeMailService,
    RegistrationRepository,
    RegistrationService,
    RegistrationHasher,
    RegistrationCookies,
    EmailProofService,
    KnownBrowserSigner,
    KnownBrowserCookies,
    ChangePasswordService,
    ResetPasswordService,
    PasswordCommandHasher,
    SessionRepository,
    SessionService,
    SessionEndService,
    SignOutService,
    SessionsEndedService,
    SessionTokenSigner,
    RefreshTokenSigner,
    RefreshTokenService,
    SecretCookies,
    SessionCookies,
    SessionLanguageService,
    LogInSessionService,
    HalfDoneLogInRepository,
    HalfDoneLogInService,
    SecondFactorCookies,
    SecondFactorHasher,
    SecondFactorAttemptsService,
    SecondFactorCodeService,
    SecondFactorKeysService,
    SecondFactorSetupService,
    SecondFactorSettingsService,
    SecondFactorResetService,
    GoogleAccountService,
    GoogleAttemptStore,
    GoogleCookies,
    GoogleIssuerClient,
    GoogleSignInService,
    GoogleStrategy,
    EmailHasher,
    RideProjectionRepository,
    RideProjectionService,
    RoleService,
    DeletionProofService,
    NeverVerifiedService,
    AccountDeletionService,
    EpochService,
    DemonstrationAccounts,
  ],
})
export class AuthModule {}
