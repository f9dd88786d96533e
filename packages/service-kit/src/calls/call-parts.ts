import { API_PREFIX, type Endpoint, isForServices } from '@pothik/contracts/platform';

export interface CallParts {
  method: Endpoint['method'];
  /** Path and query. */
  url: string;
  /** Undefined for a call without a body. */
  body: Record<string, unknown> | undefined;
}

/** Where an endpoint is mounted: calls between services below `/internal`, all others below `/api/v1`. */
export function mountedPath({ access, path }: Pick<Endpoint, 'access' | 'path'>): string {
  return `${isForServices(access) ? '/internal' : API_PREFIX}${path}`;
}

/** Splits an input: path parameters and query by the endpoint's declared names, the rest is the body. */
export function callParts(endpoint: Endpoint, input: object): CallParts {
  const rest: Record<string, unknown> = { ...input };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const path = mountedPath(endpoint).replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(take(name))),
  );
  const names = endpoint.body === undefined ? Object.keys(rest) : Object.keys(endpoint.query?.shape ?? {});
  const query = new URLSearchParams();
  for (const name of names) {
    const value = take(name);
    if (value !== undefined) query.set(name, String(value));
  }
  const url = query.size === 0 ? path : `${path}?${query}`;
  return { method: endpoint.method, url, body: endpoint.body === undefined ? undefined : rest };
}
