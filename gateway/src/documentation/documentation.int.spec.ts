import { ENDPOINTS } from '@pothik/contracts/catalogue';
import { API_PREFIX, isForServices } from '@pothik/contracts/platform';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refused } from '../testing/http-client.js';

let fixture: GatewayFixture;
// biome-ignore lint/suspicious/noExplicitAny: the tests read deep inside untyped JSON
let document: any;
beforeAll(async () => {
  fixture = await GatewayFixture.open();
  document = JSON.parse((await fixture.send('/api/openapi.json')).text);
});
afterAll(() => fixture.close());

const externalEndpoints = ENDPOINTS.filter(({ access }) => !isForServices(access));
const pathOf = (path: string) => API_PREFIX + path.replace(/:(\w+)/g, '{$1}');
const operationOf = ({ method, path }: (typeof externalEndpoints)[number]) =>
  document.paths[pathOf(path)][method.toLowerCase()];

function everyObject(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(everyObject)];
}

const lookUp = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce((found, name) => found?.[name.replaceAll('~1', '/').replaceAll('~0', '~')], document);

describe('/api/openapi.json', () => {
  it('is OpenAPI 3.1 and lists every endpoint that people can call, and no SERVICE endpoint', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const paths = new Set(externalEndpoints.map(({ path }) => pathOf(path)));
    expect(Object.keys(document.paths).sort()).toEqual([...paths].sort());
    for (const path of paths) expect(path.startsWith('/api/v1/')).toBe(true);
  });

  it.each(externalEndpoints.map((endpoint) => [`${endpoint.owner}.${endpoint.name}`, endpoint] as const))(
    '%s declares its parameters and its error codes',
    (name, endpoint) => {
      const operation = operationOf(endpoint);
      expect(operation.operationId).toBe(name);
      const pathParameters = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'path');
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      expect(pathParameters.map((parameter: { name: string }) => parameter.name)).toEqual(names);
      for (const parameter of operation.parameters) expect(parameter.schema).toBeDefined();
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect((response as { description: string }).description).not.toBe('');
      }
      const codes = everyObject(operation.responses).flatMap(({ enum: values }) =>
        Array.isArray(values) ? values : [],
      );
      // A page to navigate to carries its code in the address it leads to.
      const ledTo = [...(operation.responses[302]?.description ?? '').matchAll(/`(\w+\/[\w-]+)`/g)].map(
        ([, code]) => code,
      );
      expect([...codes, ...ledTo]).toEqual(expect.arrayContaining([...endpoint.errors]));
      expect(operation.responses[302] !== undefined).toBe(endpoint.produces === 'text/html');
    },
  );

  it('has no dangling $ref', () => {
    const references = everyObject(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references).not.toHaveLength(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\//);
      expect(lookUp(reference)).toBeDefined();
    }
  });

  it('declares a picture as image/webp and the stream as text/event-stream, not as JSON envelopes', () => {
    const success = (path: string) => document.paths[path].get.responses[200].content;
    expect(success('/api/v1/user/images/{name}')).toEqual({ 'image/webp': {} });
    expect(success('/api/v1/notification/stream')).toEqual({ 'text/event-stream': {} });
  });
});

describe('/api/docs', () => {
  it('loads only files that its content security policy allows, and all of them exist', async () => {
    const page = await fixture.send('/api/docs');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(page.text).not.toMatch(/<script>|<style| style=| on\w+=/);
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file as string);
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { status, headers } = await fixture.send(file);
      expect([file, status, headers['x-content-type-options']]).toEqual([file, 200, 'nosniff']);
      expect(headers['content-type']).toMatch(file.endsWith('.css') ? /^text\/css/ : /javascript/);
    }
  });

  it('sends the security headers of every page', async () => {
    for (const path of ['/api/docs', '/api/openapi.json'])
      expect((await fixture.send(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
  });

  it('serves no file but those that its page loads', async () => {
    for (const path of [
      ...[
        'package.json',
        'index.html',
        'README.md',
        'LICENSE',
        'swagger-ui.js.map',
        'swagger-initializer.js',
        'index.js',
      ].map((file) => `/api/docs/files/${file}`),
      '/api/docs/files/',
      '/api/docs/files/../package.json',
      '/api/docs/files/..%2f..%2fpackage.json',
      '/api/docs/files/none.js',
    ])
      expect(refused(await fixture.send(path))).toEqual([404, 'request/not-found']);
  });
});
