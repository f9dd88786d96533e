import { setNonce } from 'get-nonce';

/** The nonce this page was sent with: what adds style elements at run time must carry it. */
const pageNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

if (pageNonce) {
  setNonce(pageNonce);
  __webpack_nonce__ = pageNonce;
}
