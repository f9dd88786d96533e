import { ENDPOINTS, ERRORS } from '@pothik/contracts/catalogue';
import { isForServices } from '@pothik/contracts/platform';
import { refusalsOf } from './endpoint-refusals.rules.js';
import { openApiDocument } from './open-api.js';

// biome-ignore lint/suspicious/noExplicitAny: a document of JSON is looked into here and there
const document = openApiDocument(ENDPOINTS, ERRORS, 'accessToken') as any;

describe('the OpenAPI document', () => {
  it('contains every call that people can make, and no call between services', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
    const outside = ENDPOINTS.filter(({ access }) => !isForServices(access));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      outside.map(({ owner, name }) => `${owner}.${name}`).sort(),
    );
  });

  it('shows the input, and every refusal by its status and code', () => {
    const book = document.paths['/api/v1/ride/book'].post;
    const { schema } = book.requestBody.content['application/json'];
    expect(schema.required).toEqual(['pickupLocation', 'dropLocation', 'driver']);
    expect(schema.additionalProperties).toBe(false);
    const codes = book.responses[409].content['application/json'].schema.allOf[1].properties.code.enum;
    expect(codes).toContain('ride/rider-has-open-ride');
    expect(book.responses[201].content['application/json'].schema.properties.data.type).toBe('object');
  });

  it('declares for every call exactly the refusals it can give', () => {
    for (const endpoint of ENDPOINTS.filter(
      ({ access, produces }) => !isForServices(access) && produces !== 'text/html',
    )) {
      const path = `/api/v1${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      const { responses } = document.paths[path][endpoint.method.toLowerCase()];
      const declared = Object.values(responses).flatMap(
        // biome-ignore lint/suspicious/noExplicitAny: as above
        (response: any) => response.content?.['application/json']?.schema.allOf?.[1].properties.code.enum ?? [],
      );
      expect([...declared].sort()).toEqual(refusalsOf(endpoint).sort());
    }
    const { responses } = document.paths['/api/v1/ride/book'].post;
    expect(Object.keys(responses)).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '429',
      '500',
      '503',
    ]);
  });

  it('declares that a page to navigate to leads on, also with its refusals', () => {
    const { responses } = document.paths['/api/v1/auth/google'].get;
    expect(Object.keys(responses)).toEqual(['302', '503']);
    expect(responses[302].description).toContain('auth/google-unavailable');
    expect(responses[302].headers.location.required).toBe(true);
  });

  it('declares path parameters and uploads', () => {
    const status = document.paths['/api/v1/ride/update-status/{rideId}'].post;
    expect(status.parameters[0]).toMatchObject({ name: 'rideId', in: 'path', required: true });
    const upload = document.paths['/api/v1/user/update'].patch.requestBody.content['multipart/form-data'];
    expect(upload.schema.properties.file.maxItems).toBe(1);
    expect(upload.schema.properties.data.type).toBe('object');
  });

  it('declares Act-Age for the calls that a device may keep, and for no other', () => {
    const names = ENDPOINTS.filter(({ takesActAge }) => takesActAge).map(({ path, method }) => {
      const { parameters } = document.paths[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()];
      expect(parameters.at(-1)).toMatchObject({ name: 'Act-Age', in: 'header', required: false });
      return path;
    });
    expect(names.sort()).toEqual([
      '/ride/arrived/:rideId',
      '/ride/update-status/:rideId',
      '/ride/verify-otp',
      '/sos/send-message/:rideId',
    ]);
    expect(JSON.stringify(document).split('"Act-Age"')).toHaveLength(names.length + 1);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
