import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADER } from '@pothik/contracts/platform';

/** What an owner was asked: where, whether a service signed it, and the body. */
export interface Asked {
  url: string;
  isSigned: boolean;
  body: Record<string, string>;
}

export interface OwnerStandIn {
  url: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** A service behind a port of its own that answers operators as a test says. */
export async function openOwner(
  answer: (body: Asked['body']) => { status: number; body: object },
): Promise<OwnerStandIn> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
    asked.push({ url: request.url ?? '', isSigned: typeof request.headers[HEADER.statement] === 'string', body });
    const answered = answer(body);
    response.writeHead(answered.status).end(JSON.stringify(answered.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
