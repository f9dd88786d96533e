export interface StoredObject {
  bytes: Buffer;
  /** MIME type as it was put. */
  contentType: string;
}

/** Images and other files by key (`user/abc.png`). MinIO, or a folder. */
export abstract class ObjectStore {
  /**
   * Replaces what stood there; resolves when stored.
   * @throws Error 'Not an object key'
   */
  abstract put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  abstract get(key: string): Promise<StoredObject | undefined>;
  /**
   * Also succeeds when nothing stands there.
   * @throws Error 'Not an object key'
   */
  abstract delete(key: string): Promise<void>;
  /** Every key, in no promised order, a few at a time; what is put or deleted meanwhile may be among them. */
  abstract keys(): AsyncIterable<string>;
  /** @throws when the store is away */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

/** Longer names neither a file system nor MinIO keeps. */
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/;
const KEY_MAXIMUM_LENGTH = 512;

/**
 * Keys are path-like and can never leave the store: up to 255 letters, digits, `.`, `_` and `-` between slashes, none
 * beginning with anything but a letter or a digit.
 */
export function isObjectKey(key: string): boolean {
  return key.length <= KEY_MAXIMUM_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
}
