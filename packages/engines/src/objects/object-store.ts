export interface StoredObject {
  bytes: Buffer;
  /** MIME type as it was put. */
  contentType: string;
}

/** Stores images and other files by key (`user/abc.png`). MinIO, or a folder. */
export abstract class ObjectStore {
  /**
   * Replaces an object of the same key; resolves when stored.
   * @throws Error 'Not an object key'
   */
  abstract put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  abstract get(key: string): Promise<StoredObject | undefined>;
  /**
   * Also succeeds when there is no such object.
   * @throws Error 'Not an object key'
   */
  abstract delete(key: string): Promise<void>;
  /** Every key, in no guaranteed order, a few at a time; keys put or deleted meanwhile may be among them. */
  abstract keys(): AsyncIterable<string>;
  /** @throws when the store is unavailable */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

/** Neither file systems nor MinIO allow longer names. */
const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,254}$/;
const KEY_MAXIMUM_LENGTH = 512;

/**
 * Keys are paths that cannot leave the store: up to 255 letters, digits, `.`, `_` and `-` between slashes, each segment
 * starting with a letter, a digit or `_`.
 */
export function isObjectKey(key: string): boolean {
  return key.length <= KEY_MAXIMUM_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
}
