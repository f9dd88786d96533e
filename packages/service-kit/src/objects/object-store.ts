export interface StoredObject {
  bytes: Buffer;
  /** MIME type as it was put. */
  contentType: string;
}

/** Images and other files by key (`user/abc.png`). MinIO, or a folder. */
export abstract class ObjectStore {
  /** Replaces what stood there; resolves when stored. */
  abstract put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  abstract get(key: string): Promise<StoredObject | undefined>;
  /** Also succeeds when nothing stands there. */
  abstract delete(key: string): Promise<void>;
  /** @throws when the store is away */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const KEY_MAXIMUM_LENGTH = 512;

/** Keys are path-like and can never leave the store: letters, digits, `.`, `_`, `-` between slashes, no segment begins with a dot. */
export function isObjectKey(key: string): boolean {
  return key.length <= KEY_MAXIMUM_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
}
