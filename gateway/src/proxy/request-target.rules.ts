import { DomainError } from '@pothik/contracts/catalogue';

/** Path and query of a request line. */
export interface RequestTarget {
  path: string;
  /** As sent, without the question mark. */
  query: string;
}

const SCHEME_AND_HOST = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
/** Some parsers read a backslash as a slash, others as a letter; a zero byte ends a name for some. */
const SEPARATORS = /[\\/]|%5c|%2f/i;
const AMBIGUOUS = /\\|%5c|%00/i;

/**
 * Parses a request line, also in absolute form (`GET http://host/path`). Refuses dot segments and ambiguous characters:
 * the path checked here must be the path its owner reads.
 * @throws DomainError request/not-found
 */
export function requestTarget(url: string): RequestTarget {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.replace(SCHEME_AND_HOST, '')) ?? [];
  const hasDotSegment = path.split(SEPARATORS).some((segment) => DOT_SEGMENT.test(segment));
  if (hasDotSegment || AMBIGUOUS.test(path)) throw new DomainError('request/not-found');
  return { path, query: /^\?([^#]*)/.exec(rest)?.[1] ?? '' };
}
