import { Injectable } from '@nestjs/common';
import { type Point, straightMetres } from '@pothik/contracts/platform';
import {
  type FoundPlace,
  PLACES_FOUND,
  type PointName,
  type PointNames,
  type WrittenBooking,
} from '@pothik/contracts/ride';
import { isNamedBy, meansElsewhere, metresFromText, placesAgree, unsaidOf } from '@pothik/engines/places';
import type { Asker } from '@pothik/service-kit';
import { KnownPlaces } from './known-places.js';

/** The two texts of a booking. */
export type RideTexts = Pick<WrittenBooking, 'pickupLocation' | 'dropLocation'>;

/** Tells whether the texts of a ride are of its points. */
@Injectable()
export class PointNamesService {
  constructor(private readonly places: KnownPlaces) {}

  /**
   * Undefined where both texts are of their points; else what the points are called. Asks for each point its name, and searches its
   * text only where the name leaves a doubt. Throws EngineUnavailable, and request/too-many for an asker with too many questions.
   */
  async ofTwoPlaces(
    asker: Asker,
    { pickupLocation, dropLocation }: RideTexts,
    { pickup, drop }: { pickup: Point; drop: Point },
  ): Promise<PointNames | undefined> {
    const ends = await Promise.all([
      this.nameOf(asker, pickupLocation, pickup),
      this.nameOf(asker, dropLocation, drop),
    ]);
    if (ends.every(({ isOfText }) => isOfText)) return undefined;
    return { pickup: ends[0], dropOff: ends[1], metres: Math.round(straightMetres(pickup, drop)) };
  }

  private async nameOf(asker: Asker, text: string, point: Point): Promise<PointName> {
    const own = await this.places.placeAt(asker, point, 'en');
    if (isNamedBy(text, own)) return { ...shownName(own), isOfText: true };
    const found = await this.search(asker, text, point);
    if (!placesAgree({ text, point, found, own })) return notOfText(own, metresFromText({ point, found }));
    // A text can name the area of its point, and a place far away before it.
    const unsaid = unsaidOf({ text, point, found, own });
    const others = unsaid === '' ? [] : await this.search(asker, unsaid, point);
    if (meansElsewhere(unsaid, { point, found: others }))
      return notOfText(own, metresFromText({ point, found: others }));
    return { ...shownName(own), isOfText: true };
  }

  private async search(asker: Asker, text: string, near: Point): Promise<FoundPlace[]> {
    return (await this.places.search(asker, text, { language: 'en', near, limit: PLACES_FOUND })).places;
  }
}

const notOfText = (own: FoundPlace | undefined, metresFromText: number | undefined): PointName => ({
  ...shownName(own),
  isOfText: false,
  ...(metresFromText === undefined ? {} : { metresFromText }),
});

/** With the thana, because “Road 5” is in many of them. */
function shownName(own: FoundPlace | undefined): Pick<PointName, 'name' | 'nameBn'> {
  if (own === undefined) return {};
  const { name, nameBn = name, area, areaBn = area } = own;
  return { name: withArea(name, area), nameBn: withArea(nameBn, areaBn) };
}

const withArea = (name: string, area: string): string => {
  const [nearest = ''] = area.split(',');
  return nearest === '' || name.includes(nearest) ? name : `${name}, ${nearest}`;
};
