import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Point, straightMetres } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { Directions } from '@pothik/engines/places';
import { CONFIGURATION, SignsOfLife, Sweeper } from '@pothik/service-kit';
import type { DriverConfiguration } from '../configuration.js';
import { isTried } from '../demonstration-duty.rules.js';
import { lengthOf, pointAlong } from './point-along.rules.js';
import { PositionService } from './position.service.js';

const STEP_MS = 5_000;
/** 25 m in a step: 18 km/h, so that a newcomer sees them move. */
const STEP_METRES = 25;

interface Drive {
  userId: string;
  line: readonly [Point, ...Point[]];
  metres: number;
  /** Which place is next. */
  next: number;
}

/** The demonstration's drivers whom nobody is signed in as drive from place to place along the bundled roads. */
@Injectable()
export class DemonstrationDriving {
  constructor(
    private readonly positions: PositionService,
    private readonly directions: Directions,
    private readonly signs: SignsOfLife,
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: DriverConfiguration,
  ) {}

  /** `userIds`: whose profile each is; each begins at another of the places. */
  start(userIds: readonly string[], places: readonly Point[]): void {
    const drives = userIds.map((userId, at): Drive => {
      const begin = Math.floor((at * places.length) / userIds.length);
      return { userId, line: [places[begin] as Point], metres: 0, next: begin + 1 };
    });
    this.sweeper.every('demonstration-driving', STEP_MS, async () => {
      for (const drive of drives) if (!(await this.isTried(drive))) await this.step(drive, places);
    });
  }

  private async isTried({ userId }: Drive): Promise<boolean> {
    const { own } = await this.signs.of(userId);
    return isTried(own, this.clock.now(), this.configuration.SIGN_OF_LIFE_MINUTES * 60_000);
  }

  private async step(drive: Drive, places: readonly Point[]): Promise<void> {
    if (drive.metres >= lengthOf(drive.line, straightMetres)) await this.turn(drive, places);
    drive.metres += STEP_METRES;
    try {
      const point = pointAlong(drive.line, drive.metres, straightMetres);
      await this.positions.tell({ id: drive.userId }, point);
    } catch (error) {
      // Somebody who tried this driver went OFFLINE or withdrew the consent.
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** On to the next place. */
  private async turn(drive: Drive, places: readonly Point[]): Promise<void> {
    const from = drive.line.at(-1) as Point;
    const to = places[drive.next % places.length] as Point;
    const [first = from, ...others] = (await this.directions.line(from, to)) ?? [from, to];
    Object.assign(drive, { line: [first, ...others], metres: 0, next: drive.next + 1 });
  }
}
