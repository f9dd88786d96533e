declare module '*.css';

declare module '@pothik/build-kit/singletons' {
  /** The list of singletons: import name to the version that the shell provides. */
  export const singletonVersions: Record<string, string>;
}
/** The CSP nonce of elements that the bundler's runtime adds to the page. */
declare let __webpack_nonce__: string | undefined;

declare module '@pothik/build-kit/browsers' {
  /** The oldest browsers that pages are written for, as `chrome >= 111`. */
  export const BROWSERS: readonly string[];
}
