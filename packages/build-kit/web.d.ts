declare module '*.css';

/** Set by the bundler from the one list of singletons: package name to the version the shell provides. */
declare const SHARED_VERSIONS: Record<string, string>;
declare module '@pothik/build-kit/singletons' {
  /** The one list of singletons. */
  export const singletonVersions: typeof SHARED_VERSIONS;
}
/** The nonce under which the bundler's runtime adds elements to the page. */
declare let __webpack_nonce__: string | undefined;
