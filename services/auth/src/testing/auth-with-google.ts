import { type AuthPlatform, startAuth } from './auth-platform.js';
import { CLIENT, GoogleIssuer } from './google-issuer.js';
import { GoogleVisitor } from './google-visitor.js';

/** The auth service with a test issuer that authenticates whomever a test names. */
export class AuthWithGoogle {
  private constructor(
    readonly auth: AuthPlatform,
    readonly issuer: GoogleIssuer,
  ) {}

  /** Starts both; with `away` the issuer does not answer at first. */
  static async start({
    away = false,
    ...configuration
  }: {
    away?: boolean;
    SUPER_ADMIN_EMAIL?: string;
    RATE_LIMITS?: string;
  } = {}) {
    const issuer = await GoogleIssuer.start();
    if (!away) await issuer.open();
    return new AuthWithGoogle(await startAuth({ ...CLIENT, GOOGLE_ISSUER: issuer.url, ...configuration }), issuer);
  }

  /** A new browser without cookies, behind an address if one is given. */
  visitor(address?: string): GoogleVisitor {
    return new GoogleVisitor(this.auth, this.issuer, address);
  }

  async close(): Promise<void> {
    await this.auth.close();
    await this.issuer.close();
  }
}
