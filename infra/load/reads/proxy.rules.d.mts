interface Proxied {
  port: number;
  targetPort: number;
}

/** A configuration of nginx that passes everything on over connections that stay open, in the foreground and as anybody. */
export function nginxConfiguration(proxied: Proxied & { directory: string }): string;
/** A configuration of Caddy that does the same. */
export function caddyConfiguration(proxied: Proxied): string;
/** The better of several in each round. */
export function betterOf(values: readonly (readonly number[])[]): number[];
