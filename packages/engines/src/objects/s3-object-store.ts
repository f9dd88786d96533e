import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { isObjectKey, ObjectStore, type StoredObject } from './object-store.js';
import { isAbsent, isBucketMade, isBucketMissing, isStoreUnavailable } from './s3-answer.rules.js';
import { S3Transport } from './s3-transport.js';

export interface S3Options {
  /** `http://host:port` or `https://host`. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  /** Created when it is missing. */
  bucket?: string;
  /** The region that requests are signed for; default us-east-1. */
  region?: string;
}

/** MinIO's default; setting a region saves a request before the first call. */
const DEFAULT_REGION = 'us-east-1';
const UNKNOWN_TYPE = 'application/octet-stream';

/** MinIO, or another S3 store. While it is unavailable every call throws EngineUnavailable, after at most 3 s. */
export class S3ObjectStore extends ObjectStore {
  private readonly client: Client;
  private readonly transport: S3Transport;
  private readonly bucket: string;
  private readonly region: string;

  constructor({ endpoint, accessKey, secretKey, bucket = 'pothik', region = DEFAULT_REGION }: S3Options) {
    super();
    const { hostname, port, protocol } = new URL(endpoint);
    const useSSL = protocol === 'https:';
    this.bucket = bucket;
    this.region = region;
    this.transport = new S3Transport(useSSL);
    this.client = new Client({
      endPoint: hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      useSSL,
      accessKey,
      secretKey,
      region,
      transport: this.transport,
      transportAgent: this.transport.agent,
      // The caller decides whether to retry.
      retryOptions: { disableRetry: true },
    });
  }

  async put(key: string, bytes: Uint8Array, { contentType }: { contentType: string }): Promise<void> {
    const name = nameOf(key);
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const write = () =>
      this.client.putObject(this.bucket, name, content, content.length, { 'Content-Type': contentType });
    await reached(async () => {
      try {
        await write();
      } catch (error) {
        if (!isBucketMissing(error)) throw error;
        await this.makeBucket();
        await write();
      }
    });
  }

  async get(key: string): Promise<StoredObject | undefined> {
    if (!isObjectKey(key)) return undefined;
    return reached(async () => {
      try {
        return await whole((await this.client.getObject(this.bucket, key)) as IncomingMessage);
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    });
  }

  async delete(key: string): Promise<void> {
    const name = nameOf(key);
    await reached(async () => {
      try {
        await this.client.removeObject(this.bucket, name);
      } catch (error) {
        if (!isAbsent(error)) throw error;
      }
    });
  }

  async *keys(): AsyncIterable<string> {
    try {
      const listed: AsyncIterable<{ name?: string }> = this.client.listObjectsV2(this.bucket, '', true);
      for await (const { name } of listed) if (name !== undefined) yield name;
    } catch (error) {
      if (isBucketMissing(error)) return;
      throw isStoreUnavailable(error) ? new EngineUnavailable('objects', error) : error;
    }
  }

  async ping(): Promise<void> {
    // The bucket need not exist yet.
    await reached(() => this.client.bucketExists(this.bucket));
  }

  async close(): Promise<void> {
    this.transport.close();
  }

  private async makeBucket(): Promise<void> {
    try {
      await this.client.makeBucket(this.bucket, this.region);
    } catch (error) {
      if (!isBucketMade(error)) throw error;
    }
  }
}

function nameOf(key: string): string {
  if (!isObjectKey(key)) throw new Error(`Not an object key: ${JSON.stringify(key)}`);
  return key;
}

/** @throws EngineUnavailable when the store could not be reached */
async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isStoreUnavailable(error) ? new EngineUnavailable('objects', error) : error;
  }
}

async function whole(answer: IncomingMessage): Promise<StoredObject> {
  const { 'content-length': length, 'content-type': contentType = UNKNOWN_TYPE } = answer.headers;
  const bytes = await buffer(answer);
  if (bytes.length !== Number(length))
    throw new EngineUnavailable('objects', new Error(`${bytes.length} of ${length} bytes came`));
  return { bytes, contentType };
}
