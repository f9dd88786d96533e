import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import type { Asker } from '@pothik/service-kit';

/** What is known of texts and points. Implemented by the search with the operator's places, which knows rides. */
export abstract class KnownPlaces {
  /** Best first; nearer ones first among equals. */
  abstract search(
    asker: Asker,
    text: string,
    options: { language: Language; near: Point; limit: number },
  ): Promise<{ places: FoundPlace[] }>;
  abstract placeAt(asker: Asker, point: Point, language: Language): Promise<FoundPlace | undefined>;
}
