import { Injectable } from '@nestjs/common';
import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { bundledLandmarks, foldedName, MergedPlaceSearch, NamedPlaceIndex, PlaceSearch } from '@pothik/engines/places';
import { type Asker, TurnService } from '@pothik/service-kit';
import { OperatorPlaceRepository, type PlacesStamp } from './operator-place.repository.js';
import { writtenPlace } from './operator-place.rules.js';

/** How long an index is used before it is asked whether another instance has changed a place, in ms. */
const ASKED_EVERY_MS = 5_000;

interface MadeIndex {
  index: NamedPlaceIndex;
  stamp: PlacesStamp;
  askedAt: number;
}

/** Place search that includes the operator's places. Runs one search per person at a time. A changed place is found at once in this process, and within 5 s in others. */
@Injectable()
export class OperatorPlaceSearch {
  private readonly merged: MergedPlaceSearch;
  private made: MadeIndex | undefined;
  private making: Promise<MadeIndex> | undefined;
  private seeding: Promise<void> | undefined;

  constructor(
    search: PlaceSearch,
    private readonly places: OperatorPlaceRepository,
    private readonly turns: TurnService,
    private readonly clock: Clock,
  ) {
    this.merged = new MergedPlaceSearch(search, () => this.index());
  }

  /** @throws DomainError request/too-many when too many of the person's questions wait */
  search(asker: Asker, text: string, options: Parameters<PlaceSearch['search']>[1]): ReturnType<PlaceSearch['search']> {
    const isUrgent = asker.isBooking;
    return this.turns.ask(asker, () => this.merged.search(text, { ...options, isUrgent }));
  }

  /** @throws DomainError request/too-many when too many of the person's questions wait */
  placeAt(asker: Asker, point: Point, language: Language): Promise<FoundPlace | undefined> {
    const isUrgent = asker.isBooking;
    return this.turns.ask(asker, () => this.merged.placeAt(point, language, { isUrgent }));
  }

  /** Seeded by whoever asks first, once in a process. */
  async seeded(): Promise<void> {
    this.seeding ??= this.seed();
    try {
      await this.seeding;
    } catch (failure) {
      this.seeding = undefined;
      throw failure;
    }
  }

  /** A place was written here: the next question is answered with it. */
  forget(): void {
    this.made = undefined;
    this.making = undefined;
  }

  private async index(): Promise<NamedPlaceIndex> {
    if (this.made && this.clock.now().getTime() - this.made.askedAt < ASKED_EVERY_MS) return this.made.index;
    const making = this.making ?? this.renewed(this.made);
    this.making = making;
    try {
      const made = await making;
      // Unless a place was written meanwhile.
      if (this.making === making) this.made = made;
      return made.index;
    } finally {
      if (this.making === making) this.making = undefined;
    }
  }

  private async renewed(former: MadeIndex | undefined): Promise<MadeIndex> {
    await this.seeded();
    // Before the places are read: what is written in between is seen by the next stamp.
    const stamp = await this.places.stamp();
    const askedAt = this.clock.now().getTime();
    if (former && former.stamp.count === stamp.count && former.stamp.versions === stamp.versions)
      return { ...former, askedAt };
    const present = await this.places.present();
    const named = present.map(({ _id, kind, name, nameBn, aliases, point }) => ({
      id: `operator:${_id.toString()}`,
      kind,
      name,
      ...(nameBn === '' ? {} : { nameBn }),
      aliases,
      point: { lat: point.lat, lng: point.lng },
    }));
    return { index: await NamedPlaceIndex.of(named), stamp, askedAt };
  }

  private async seed(): Promise<void> {
    const landmarks = await bundledLandmarks();
    await this.places.seed(
      landmarks.map(({ id, name, nameBn = '', aliases, point, foundBy }) => ({
        ...writtenPlace(
          { name, nameBn, kind: 'LANDMARK', point, aliases: [...aliases], foundBy },
          { folded: foldedName(name), byId: '' },
        ),
        seedId: id,
      })),
    );
  }
}
