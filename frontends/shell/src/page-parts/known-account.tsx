/** A hidden field that tells password managers whose password it is. */
export function KnownAccount({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
