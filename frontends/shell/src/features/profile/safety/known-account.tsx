/** Tells password managers whose password it is; nobody sees it. */
export function KnownAccount({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
