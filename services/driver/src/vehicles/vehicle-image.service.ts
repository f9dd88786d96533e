import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { VEHICLE_IMAGE_WITHIN } from '@pothik/contracts/driver';
import { ObjectStore } from '@pothik/engines';
import { type UploadedFile } from '@pothik/service-kit';
import { IMAGE_FORMAT, ImageEncoder, WEBP } from '@pothik/service-kit/images';
import { StoredImageRepository } from './stored-image.repository.js';
import { type ImageSize, imageKey, imageName } from './vehicle-image.rules.js';

/** SVG, PNG, JPEG, JPG or GIF. */
const ACCEPTED = [IMAGE_FORMAT.SVG, IMAGE_FORMAT.PNG, IMAGE_FORMAT.JPEG, IMAGE_FORMAT.GIF];
const SIZES = Object.keys(VEHICLE_IMAGE_WITHIN) as ImageSize[];
const SHAPES = SIZES.map((size) => ({ within: VEHICLE_IMAGE_WITHIN[size] }));

/** Pictures of vehicles in the object store, each in every size. */
@Injectable()
export class VehicleImageService {
  constructor(
    private readonly objects: ObjectStore,
    private readonly stored: StoredImageRepository,
    private readonly encoder: ImageEncoder,
  ) {}

  /**
   * Stores pictures under new names, and returns the names in the order of the files. Decodes all before storing any.
   * @throws the reason of a file's `left`; driver/image-not-accepted; platform/unavailable while too many pictures wait
   */
  async store(vehicleId: string, files: readonly UploadedFile[]): Promise<string[]> {
    if (files.length === 0) return [];
    const pictures: { name: string; sizes: Buffer[] }[] = [];
    for (const file of files) {
      const sizes = await this.encoder.encode(file.bytes, ACCEPTED, SHAPES, file.left);
      if (sizes === undefined) throw new DomainError('driver/image-not-accepted', { parameters: { name: file.name } });
      pictures.push({ name: imageName(vehicleId, randomUUID()), sizes });
    }
    const names = pictures.map(({ name }) => name);
    await this.stored.enter(vehicleId, names);
    for (const { name, sizes } of pictures) await Promise.all(sizes.map((bytes, at) => this.put(name, at, bytes)));
    return names;
  }

  /** Marks pictures as referenced by their vehicle. */
  async settle(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.stored.settle(names);
  }

  /** Marks all pictures of a vehicle for the sweep, before the vehicle drops them. */
  unsettle(vehicleId: string): Promise<void> {
    return this.stored.unsettle(vehicleId);
  }

  /** Removes pictures that no vehicle references. */
  async remove(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await Promise.all(names.flatMap((name) => SIZES.map((size) => this.objects.delete(keyOf(name, size)))));
    await this.stored.remove(names);
  }

  /** @throws driver/image-not-found */
  async read(name: string, size: ImageSize): Promise<Buffer> {
    const picture = await this.objects.get(keyOf(name, size));
    if (picture === undefined) throw new DomainError('driver/image-not-found');
    return picture.bytes;
  }

  private put(name: string, at: number, bytes: Buffer): Promise<void> {
    return this.objects.put(keyOf(name, SIZES[at] ?? 'page'), bytes, { contentType: WEBP });
  }
}

function keyOf(name: string, size: ImageSize): string {
  const key = imageKey(name, size);
  if (key === undefined) throw new DomainError('driver/image-not-found');
  return key;
}
