import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectObjectStore } from '../connect/index.js';

describe('A request to an object store', () => {
  it.each([
    [undefined, 'us-east-1'],
    ['ap-south-1', 'ap-south-1'],
  ])('with S3_REGION=%s is signed for %s', async (S3_REGION, signedFor) => {
    const signatures: (string | undefined)[] = [];
    const server = createServer(({ headers }, answer) => {
      signatures.push(headers.authorization);
      answer.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const addresses = { S3_ENDPOINT, S3_ACCESS_KEY: 'access', S3_SECRET_KEY: 'secret', S3_REGION };
    const store = await connectObjectStore(addresses);
    await store.ping();
    expect(signatures).toEqual([expect.stringContaining(`/${signedFor}/s3/aws4_request`)]);
    await store.close();
    server.close();
    await once(server, 'close');
  });
});
