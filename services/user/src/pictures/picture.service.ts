import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { IMAGE_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { ObjectStore } from '@pothik/engines';
import { type UploadedFile } from '@pothik/service-kit';
import { IMAGE_FORMAT, ImageEncoder, WEBP } from '@pothik/service-kit/images';
import { pictureKey, pictureName } from './picture.rules.js';

/** PNG, JPEG, WebP, GIF and SVG. */
const ACCEPTED = Object.values(IMAGE_FORMAT);
/** Pixels on each side. */
const SIDE = 256;

@Injectable()
export class PictureService {
  constructor(
    private readonly objects: ObjectStore,
    private readonly encoder: ImageEncoder,
  ) {}

  /**
   * Stores the picture under a new name and returns the name.
   * @throws the reason of `file.left`; user/picture-too-large; user/picture-not-accepted; platform/unavailable while too many pictures wait
   */
  async save(userId: string, file: UploadedFile): Promise<string> {
    if (file.bytes.length > IMAGE_MAXIMUM_BYTES) throw new DomainError('user/picture-too-large');
    const [bytes] = (await this.encoder.encode(file.bytes, ACCEPTED, [{ square: SIDE }], file.left)) ?? [];
    if (bytes === undefined) throw new DomainError('user/picture-not-accepted', { parameters: { name: file.name } });
    const name = pictureName(userId, randomUUID());
    await this.objects.put(keyOf(name), bytes, { contentType: WEBP });
    return name;
  }

  /** @throws user/picture-not-found */
  async read(name: string): Promise<Buffer> {
    const picture = await this.objects.get(keyOf(name));
    if (picture === undefined) throw new DomainError('user/picture-not-found');
    return picture.bytes;
  }

  /** Removes pictures by name; ignores ''. */
  async removeAll(names: readonly string[]): Promise<void> {
    await Promise.all(names.filter((name) => name !== '').map((name) => this.objects.delete(keyOf(name))));
  }
}

function keyOf(name: string): string {
  const key = pictureKey(name);
  if (key === undefined) throw new DomainError('user/picture-not-found');
  return key;
}
