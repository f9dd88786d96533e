import { Inject, Injectable } from '@nestjs/common';
import type { DriverStatus, FormerProfile, ReasonKind } from '@pothik/contracts/driver';
import { Clock } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { Changes, WaitingChange } from '../change.rules.js';
import type { DriverConfiguration } from '../configuration.js';
import { FormerProfileHasher } from './former-profile.hasher.js';
import { FormerProfileRepository } from './former-profile.repository.js';
import {
  addReplaced,
  endOf,
  formerProfilesOf,
  type NumberKind,
  numbersOf,
  type ReplacedNumbers,
  sameForms,
} from './former-profile.rules.js';

interface Identifier {
  toString(): string;
}

/** The part of a driver that outlives the account. */
interface LeavingDriver extends Changes {
  _id: Identifier;
  status: DriverStatus;
  statusReasonKind?: ReasonKind | undefined;
  statusSince: Date;
  licenseNumber: string;
  confirmed?: { license: number; vehicle: number } | null;
  waiting?: WaitingChange | undefined;
  replacedNumbers?: ReplacedNumbers | undefined;
}

interface LeavingVehicle extends Changes {
  vehicleLicense: string;
}

interface WithNumbers {
  licenseNumber: string;
  waiting?: WaitingChange | undefined;
  vehicle: { vehicleLicense: string };
}

/** How deleted profiles stood, for the administrators who decide about the same licence number or plate. */
@Injectable()
export class FormerProfileService {
  constructor(
    private readonly profiles: FormerProfileRepository,
    private readonly hasher: FormerProfileHasher,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: DriverConfiguration,
  ) {}

  /** The stored hashes of replaced numbers, with those of numbers that are replaced now. */
  remembered(earlier: ReplacedNumbers | undefined, { licenses, plates }: ReplacedNumbers): ReplacedNumbers {
    const fresh = {
      licenses: this.hashed('licenseNumber', licenses),
      plates: this.hashed('vehicleLicense', plates),
    };
    return addReplaced(earlier, fresh);
  }

  /** Before a driver's licence number is removed; idempotent. */
  async keepDriver(driver: LeavingDriver): Promise<void> {
    const {
      _id,
      status,
      statusReasonKind: reasonKind,
      statusSince,
      licenseNumber,
      confirmed,
      waiting,
      replacedNumbers,
    } = driver;
    const present = [licenseNumber, waiting?.licenseNumber];
    const numbers = numbersOf('licenseNumber', present, driver, confirmed?.license ?? null);
    const hashes = numbers.map((number) => this.hasher.hash('licenseNumber', number));
    const licenses = [...new Set([...hashes, ...(replacedNumbers?.licenses ?? [])])];
    const expiresAt = endOf(this.clock.now(), this.configuration.FORMER_PROFILE_YEARS);
    await this.profiles.keep(_id.toString(), { licenses, status, reasonKind, statusSince, expiresAt });
    // The deletion of the vehicle no longer knows it.
    const plates = [...this.hashed('vehicleLicense', [waiting?.vehicleLicense]), ...(replacedNumbers?.plates ?? [])];
    await this.profiles.addPlates(_id.toString(), plates);
  }

  /** Before the plate of a driver's vehicle is removed, and after `keepDriver`; idempotent. */
  async keepPlates(
    { _id, confirmed }: Pick<LeavingDriver, '_id' | 'confirmed'>,
    vehicle: LeavingVehicle,
  ): Promise<void> {
    const numbers = numbersOf('vehicleLicense', [vehicle.vehicleLicense], vehicle, confirmed?.vehicle ?? null);
    const plates = numbers.map((number) => this.hasher.hash('vehicleLicense', number));
    await this.profiles.addPlates(_id.toString(), plates);
  }

  /** The former profiles of each driver, in the same order. */
  async of(drivers: readonly WithNumbers[]): Promise<FormerProfile[][]> {
    const hashes = drivers.map(({ licenseNumber, vehicle, waiting }) => ({
      licenses: this.hashed('licenseNumber', [licenseNumber, waiting?.licenseNumber]),
      plates: this.hashed('vehicleLicense', [vehicle.vehicleLicense, waiting?.vehicleLicense]),
    }));
    const licenses = hashes.flatMap((own) => own.licenses);
    const plates = hashes.flatMap((own) => own.plates);
    const stored = await this.profiles.with(licenses, plates, this.clock.now());
    return hashes.map((own) => formerProfilesOf(own, stored));
  }

  private hashed(kind: NumberKind, typed: readonly (string | undefined)[]): string[] {
    return sameForms(kind, typed).map((number) => this.hasher.hash(kind, number));
  }
}
