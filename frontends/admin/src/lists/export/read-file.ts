import { NetworkFailure } from '@pothik/api-client';

/**
 * Reads a response to its end, as a file with the name that the server gave it.
 * @param onRead told the bytes read up to now
 * @throws {NetworkFailure} when it breaks off, also because the server could not finish it
 */
export async function readFile(response: Response, onRead: (bytes: number) => void): Promise<File> {
  const [, name = 'list.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const parts: BlobPart[] = [];
  let bytes = 0;
  const read = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (part) => {
      parts.push(part);
      bytes += part.length;
      onRead(bytes);
    },
  });
  await response.body?.pipeTo(read).catch((error: unknown) => {
    throw new NetworkFailure(error);
  });
  return new File(parts, name, { type: 'text/csv;charset=utf-8' });
}
