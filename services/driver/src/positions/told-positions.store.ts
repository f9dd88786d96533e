import { Injectable } from '@nestjs/common';
import { driverKeys, POSITION, toldPositionsKey } from '@pothik/contracts/driver';
import { sharedTextOf, sharedValueOf } from '@pothik/contracts/platform';
import { KeyValueStore } from '@pothik/engines';
import { AGREEING_POSITIONS, type ToldPosition } from './position.rules.js';

/** What a driver told last, used or not; for a minute, in the key-value store alone. */
@Injectable()
export class ToldPositionsStore {
  constructor(private readonly keyValue: KeyValueStore) {}

  /** Oldest first; those of the last minute before `now`. */
  async before(driverId: string, now: Date): Promise<ToldPosition[]> {
    const text = await this.keyValue.get(toldPositionsKey(driverId));
    const told = text === undefined ? [] : sharedValueOf(driverKeys.toldPositions, text);
    const known = told.map(({ at, ...position }) => ({ ...position, at: new Date(at) }));
    return known.filter(({ at }) => now.getTime() - at.getTime() < POSITION.exactMs);
  }

  async keep(driverId: string, told: readonly ToldPosition[]): Promise<void> {
    const kept = told.slice(-AGREEING_POSITIONS).map(({ at, ...position }) => ({ ...position, at: at.getTime() }));
    const text = sharedTextOf(driverKeys.toldPositions, kept);
    await this.keyValue.set(toldPositionsKey(driverId), text, { ttlMs: POSITION.exactMs });
  }

  async forget(driverId: string): Promise<void> {
    await this.keyValue.delete(toldPositionsKey(driverId));
  }
}
