import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADER } from '@pothik/contracts/platform';

/** A request that the owner received: path, whether it has a signed statement, body. */
export interface ReceivedRequest {
  url: string;
  isSigned: boolean;
  body: Record<string, string>;
}

export interface OwnerStandIn {
  url: string;
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

/** A stand-in for an owner on its own port, with the answers of the test. */
export async function openOwner(
  answer: (body: ReceivedRequest['body']) => { status: number; body: object },
): Promise<OwnerStandIn> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ReceivedRequest['body'];
    requests.push({ url: request.url ?? '', isSigned: typeof request.headers[HEADER.statement] === 'string', body });
    const answered = answer(body);
    response.writeHead(answered.status).end(JSON.stringify(answered.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
