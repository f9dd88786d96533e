import type { Route } from '@pothik/contracts/platform';
import { API_PREFIX, HEADER, OF_A_PAGE } from '@pothik/contracts/platform';

type Values = Readonly<Record<string, unknown>>;

/** Path parameters go into the path, the rest of a GET into the query. @throws TypeError when a parameter is missing */
export function addressOf({ method, path }: Route, input: Values): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    if (input[name] === undefined) throw new TypeError(`The call ${method} ${path} needs ${name}.`);
    return encodeURIComponent(String(input[name]));
  });
  const query = method === 'GET' ? queryOf(withoutParams(path, input)) : '';
  return `${API_PREFIX}${filled}${query}`;
}

/** The request of a call: JSON, or multipart with the JSON in `data` when there are files. */
export function requestOf(
  route: Route,
  input: Values,
  key: string,
  files: readonly File[] = [],
): RequestInit & { headers: Headers } {
  const headers = new Headers({ accept: 'application/json', [HEADER.page]: OF_A_PAGE });
  if (route.method === 'GET') return { method: 'GET', headers, credentials: 'same-origin' };
  headers.set(HEADER.idempotencyKey, key);
  return { method: route.method, headers, credentials: 'same-origin', body: bodyOf(route, input, headers, files) };
}

function bodyOf(route: Route, input: Values, headers: Headers, files: readonly File[]): BodyInit | null {
  if (!route.hasBody) return null;
  const json = JSON.stringify(withoutParams(route.path, input));
  if (!route.files || files.length === 0) {
    headers.set('content-type', 'application/json');
    return json;
  }
  const form = new FormData();
  form.set('data', json);
  for (const file of files) form.append(route.files.field, file, file.name);
  return form;
}

function withoutParams(path: string, input: Values): Values {
  const names = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name)));
}

/** Lists are joined by commas; undefined and '' are left out. */
function queryOf(values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
