import { useEffect, useRef } from 'react';

/** What a browser with WebOTP answers with; the types of the DOM lack it. */
interface OtpCredential extends Credential {
  readonly code: string;
}

const isOtp = (credential: Credential | null): credential is OtpCredential =>
  credential !== null && 'code' in credential;

/**
 * The code of an SMS that names this site, where the browser can read it and the person agrees. @param since another value begins
 * anew: another code was sent
 */
export function useCodeFromSms(since: number, take: (code: string) => void): void {
  const taking = useRef(take);
  taking.current = take;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser answers once for each code
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const left = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: left.signal };
    navigator.credentials.get(asked as CredentialRequestOptions).then(
      (credential) => isOtp(credential) && taking.current(credential.code),
      // Whoever does not agree, or has no SIM here, types the code.
      (reason: unknown) => console.debug('No code was read in an SMS.', reason),
    );
    return () => left.abort();
  }, [since]);
}
