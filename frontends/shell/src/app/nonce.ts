import { setNonce } from 'get-nonce';

/** The CSP nonce of this page: style elements added at run time must carry it. */
const pageNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

if (pageNonce) {
  setNonce(pageNonce);
  __webpack_nonce__ = pageNonce;
}
