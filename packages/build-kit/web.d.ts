declare module '*.css';

/** Set by the bundler from `singletons.mjs`: package name to the version the shell provides. */
declare const SHARED_VERSIONS: Record<string, string>;
declare module '@pothik/build-kit/singletons' {
  /** The list of singletons. */
  export const singletonVersions: typeof SHARED_VERSIONS;
}
/** The CSP nonce of elements that the bundler's runtime adds to the page. */
declare let __webpack_nonce__: string | undefined;
