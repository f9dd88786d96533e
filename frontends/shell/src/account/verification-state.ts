/** How far somebody is with proving their e-mail. It survives a reload; it never holds a code. */
export interface Verification {
  email: string;
  step: 'confirm' | 'code';
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
  /** Where log-in is to lead afterwards. */
  next?: string | undefined;
}

const KEY = 'pothik-verification';

export function beginVerification(email: string, next?: string | null): void {
  keepVerification({ email, step: 'confirm', resendAt: 0, next: next ?? undefined });
}

export const keepVerification = (verification: Verification): void =>
  sessionStorage.setItem(KEY, JSON.stringify(verification));

export const endVerification = (): void => sessionStorage.removeItem(KEY);

export function keptVerification(): Verification | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : JSON.parse(kept);
}
