import { type AuthPlatform, startAuth } from './auth-platform.js';
import { CLIENT, GoogleIssuer } from './google-issuer.js';
import { GoogleVisitor } from './google-visitor.js';

/** Auth beside an issuer that vouches for whomever a test names. */
export class AuthWithGoogle {
  private constructor(
    readonly auth: AuthPlatform,
    readonly issuer: GoogleIssuer,
  ) {}

  /** Starts both, the issuer answering unless it is to be `away` at first. */
  static async start({ away = false, ...configuration }: { away?: boolean; SUPER_ADMIN_EMAIL?: string } = {}) {
    const issuer = await GoogleIssuer.start();
    if (!away) await issuer.open();
    return new AuthWithGoogle(await startAuth({ ...CLIENT, GOOGLE_ISSUER: issuer.url, ...configuration }), issuer);
  }

  /** A browser that has not been there yet. */
  visitor(): GoogleVisitor {
    return new GoogleVisitor(this.auth, this.issuer);
  }

  async close(): Promise<void> {
    await this.auth.close();
    await this.issuer.close();
  }
}
