import { catalogueContract } from '@pothik/api-client/testing';
import { useCodeText } from '../codes/code-text';
import { useAccountText } from '../features/account/account-text';
import { useForgotText } from '../features/account/forgot-text';
import { usePhoneLogInText } from '../features/account/phone/phone-log-in-text';
import { useTryingOutText } from '../features/account/trying-out/trying-out-text';
import { useHomeText } from '../features/home/home-text';
import { useServiceText } from '../features/home/service-text';
import { useSignedInHomeText } from '../features/home/signed-in-home-text';
import { useContactText } from '../features/information/contact-text';
import { useFaqText } from '../features/information/faq-text';
import { useInformationText } from '../features/information/information-text';
import { usePrivacyText } from '../features/information/rules/privacy-text';
import { useSafetyPageText } from '../features/information/rules/safety-text';
import { useTermsText } from '../features/information/rules/terms-text';
import { useNotificationButtonText } from '../features/notifications/notification-button-text';
import { useNotificationText } from '../features/notifications/notification-list-text';
import { useRidePresenceText } from '../features/notifications/ride-presence/ride-presence-text';
import { useEditText } from '../features/profile/edit-text';
import { useOwnPhoneText } from '../features/profile/phone/own-phone-text';
import { useProfileText } from '../features/profile/profile-text';
import { useSafetyText } from '../features/profile/safety/safety-text';
import { useFactorText } from '../features/profile/second-factor/factor-text';
import { useVehicleTypeText } from '../features/profile/vehicle-type-text';
import { useDemandText } from '../features/second-factor/demand-text';
import { useInHandText } from '../in-hand/in-hand-text';
import { useAdministrationText } from '../layout/administration-text';
import { useBottomBarText } from '../layout/bottom-bar/bottom-bar-text';
import { useDhakaTimeText } from '../page-parts/dhaka-time';
import { usePhoneText } from '../phone/phone-text';
import { useUnauthorizedText } from '../routing/unauthorized-text';
import { useSecondFactorText } from '../second-factor/second-factor-text';
import { useSetUpText } from '../second-factor/set-up/set-up-text';
import { useRoleText } from './role-text';
import { useShellText } from './shell-text';

const CATALOGUES = {
  usePhoneText,
  usePhoneLogInText,
  useOwnPhoneText,
  useShellText,
  useAccountText,
  useCodeText,
  useForgotText,
  useTryingOutText,
  useHomeText,
  useSignedInHomeText,
  useBottomBarText,
  useAdministrationText,
  useServiceText,
  useContactText,
  useFaqText,
  useInformationText,
  useSafetyPageText,
  usePrivacyText,
  useTermsText,
  useProfileText,
  useRoleText,
  useRidePresenceText,
  useEditText,
  useSafetyText,
  useVehicleTypeText,
  useSecondFactorText,
  useSetUpText,
  useFactorText,
  useDemandText,
  useInHandText,
  useNotificationButtonText,
  useNotificationText,
  useUnauthorizedText,
  useDhakaTimeText,
};
/** The same in both languages: the other language's name, and the copyright line as the specification has it. */
const ALIKE = ['otherLanguage', 'rights'];
catalogueContract(CATALOGUES, ALIKE);
