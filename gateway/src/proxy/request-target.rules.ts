import { DomainError } from '@pothik/contracts/catalogue';

/** What a request line asks for. */
export interface RequestTarget {
  path: string;
  /** Without its question mark, as it was sent. */
  query: string;
}

const WHOLE_ADDRESS = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const DOTS_ALONE = /^(?:\.|%2e){1,2}$/i;
/** A backslash is a slash to some readers and a letter to others; a zero byte ends a name for some. */
const SEPARATORS = /[\\/]|%5c|%2f/i;
const AMBIGUOUS = /\\|%5c|%00/i;

/**
 * Path and query of a request line, also of one that names a whole address (`GET http://host/path`). A path that climbs, or
 * that two readers could read differently, is nobody's: what is judged here must be what its owner reads.
 */
export function requestTarget(url: string): RequestTarget {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.replace(WHOLE_ADDRESS, '')) ?? [];
  const climbs = path.split(SEPARATORS).some((segment) => DOTS_ALONE.test(segment));
  if (climbs || AMBIGUOUS.test(path)) throw new DomainError('request/not-found');
  return { path, query: /^\?([^#]*)/.exec(rest)?.[1] ?? '' };
}
