import { betterOf, caddyConfiguration, nginxConfiguration } from './proxy.rules.mjs';

const PROXIED = { port: 4001, targetPort: 4002, directory: '/tmp/bench' };

describe('a bare proxy', () => {
  it('of nginx passes everything on over connections that stay open, and writes below its directory only', () => {
    const configuration = nginxConfiguration(PROXIED);
    expect(configuration).toContain('listen 127.0.0.1:4001;');
    expect(configuration).toMatch(/upstream service { server 127\.0\.0\.1:4002; keepalive \d+; }/);
    expect(configuration).toContain('proxy_set_header Connection "";');
    for (const [, written] of configuration.matchAll(/(?:pid|_temp_path) (.*);/g))
      expect(written).toMatch(/^\/tmp\/bench\//);
  });

  it('of Caddy passes everything on, and opens no port of its own', () => {
    const configuration = caddyConfiguration(PROXIED);
    expect(configuration).toContain('http://127.0.0.1:4001 {\n  reverse_proxy 127.0.0.1:4002\n}');
    expect(configuration).toContain('admin off');
  });

  it('is the better of several in each round', () => {
    expect(
      betterOf([
        [1, 5],
        [3, 4],
      ]),
    ).toEqual([3, 5]);
    expect(betterOf([[1, 5]])).toEqual([1, 5]);
  });
});
