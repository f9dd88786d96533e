import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@pothik/contracts/platform';
import { UNKNOWN_PLACES, type UnknownPlace } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { foldedName } from '@pothik/engines/places';
import { RideRepository } from '../rides/index.js';
import { DismissedTextRepository } from './dismissed-text.repository.js';
import { OperatorPlaceSearch } from './operator-place-search.service.js';
import { oftenWritten } from './unknown-place.rules.js';

/** What riders wrote as places and no search knows: read from the rides themselves, because no search is stored. */
@Injectable()
export class UnknownPlaceService {
  constructor(
    private readonly rides: RideRepository,
    private readonly dismissed: DismissedTextRepository,
    private readonly search: OperatorPlaceSearch,
    private readonly clock: Clock,
  ) {}

  async list(byId: string): Promise<{ places: UnknownPlace[] }> {
    const since = new Date(this.clock.now().getTime() - UNKNOWN_PLACES.days * DAY_MS);
    const [texts, dismissed] = await Promise.all([
      this.rides.textsWithoutPoint(since, UNKNOWN_PLACES.rides),
      this.dismissed.all(),
    ]);
    const often = oftenWritten(
      texts.map((one) => ({ ...one, folded: foldedName(one.text) })),
      dismissed,
    );
    const places: UnknownPlace[] = [];
    // One after another, so that riders' own searches are not kept waiting.
    for (const { folded, ...place } of often) if (!(await this.isKnown(byId, place.text, folded))) places.push(place);
    return { places };
  }

  async dismiss(byId: string, text: string, isDismissed: boolean): Promise<{ places: UnknownPlace[] }> {
    const folded = foldedName(text);
    if (isDismissed) await this.dismissed.dismiss({ _id: folded, byId, at: this.clock.now() });
    else await this.dismissed.offerAgain(folded);
    return this.list(byId);
  }

  /** Whether a search for the text finds a place of that name first. */
  private async isKnown(personId: string, text: string, folded: string): Promise<boolean> {
    const { places } = await this.search.search({ personId }, text, { language: 'en', limit: 1 });
    return places.some(({ name, nameBn }) => [name, nameBn].some((known) => known && foldedName(known) === folded));
  }
}
