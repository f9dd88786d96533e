import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { CONFIGURATION } from '@pothik/service-kit';
import type { AccountDocument } from '../accounts/index.js';
import { AddressTriesService } from '../address-tries/index.js';
import type { AuthConfiguration } from '../configuration.js';
import { RideProjectionService } from '../projections/index.js';
import { GoogleAccountService } from './google-account.service.js';
import { callbackAddress, pageOfOurs, whereGoogleLeads } from './google-address.rules.js';
import { GoogleAttemptStore } from './google-attempt.store.js';
import { GoogleIssuerClient } from './google-issuer.client.js';

interface Departure {
  /** As the gateway counts it; see AddressTriesService. */
  address: string | undefined;
  /** The browser's name from the cookie of an earlier attempt. */
  browser: string | undefined;
  host: string | undefined;
  returnTo: string | undefined;
}

interface Return {
  state: string | undefined;
  browser: string | undefined;
  /** The query of the callback. */
  search: string;
}

/** The signed-in account, and the page to redirect to. */
export interface Admitted {
  account: AccountDocument;
  page: string;
  /** The page of ours that a guard refused, if there was one. */
  wanted: string | undefined;
}

@Injectable()
export class GoogleSignInService {
  constructor(
    private readonly issuer: GoogleIssuerClient,
    private readonly attempts: GoogleAttemptStore,
    private readonly tries: AddressTriesService,
    private readonly accounts: GoogleAccountService,
    private readonly rideProjections: RideProjectionService,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  get isAvailable(): boolean {
    return this.issuer.isConfigured;
  }

  /**
   * Begins an attempt: the issuer's address and the name for the cookie. It counts against the address until it is completed.
   * @throws DomainError auth/google-unavailable, request/too-many beyond the limit of the address
   */
  async begin({
    address: from,
    browser: cookie,
    host,
    returnTo,
  }: Departure): Promise<{ address: string; browser: string }> {
    const browser = this.attempts.browserOf(cookie);
    const page = pageOfOurs(returnTo);
    const { state, ...secrets } = this.issuer.freshSecrets();
    const attempt = {
      ...secrets,
      browser,
      redirectUri: callbackAddress(host, this.configuration.PUBLIC_URL),
      ...(page === undefined ? {} : { returnTo: page }),
      ...(from === undefined ? {} : { address: from }),
    };
    const address = await this.issuer.authorizationAddress(state, attempt);
    // Nobody says yet which account it is, so no browser is known to it.
    await this.tries.take('googleSignIn', from, () => false);
    await this.attempts.store(state, attempt);
    return { address, browser };
  }

  /** Completes an attempt. @throws DomainError auth/google-*, auth/user-deleted */
  async finish({ state, browser, search }: Return): Promise<Admitted> {
    const attempt = await this.attempts.take(state, browser);
    if (attempt === undefined || state === undefined) throw new DomainError('auth/google-failed');
    const account = await this.accounts.accountOf(await this.issuer.identify(search, state, attempt));
    await this.tries.giveBack('googleSignIn', attempt.address);
    const { hasOpenRide } = await this.rideProjections.about(account._id.toString());
    const wanted = pageOfOurs(attempt.returnTo);
    return { account, page: whereGoogleLeads(account.role, wanted, hasOpenRide), wanted };
  }
}
