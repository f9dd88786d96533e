import type { ErrorCode } from '@pothik/contracts/catalogue';

/** The refusal of a request that Node's HTTP server could not read, by the code of its error. */
export function refusalOfUnreadable(code: string | undefined): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request/too-slow';
  if (code === 'HPE_HEADER_OVERFLOW') return 'request/headers-too-large';
  return 'request/malformed';
}
