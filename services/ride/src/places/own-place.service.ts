import { Injectable } from '@nestjs/common';
import {
  type OwnPlace,
  type OwnPlaces,
  RECENT_PLACES,
  SAVED_PLACE,
  type SavedPlaceLabel,
} from '@pothik/contracts/ride';
import { RideRepository } from '../rides/index.js';
import { OwnPlaceRepository } from './own-place.repository.js';
import { recentPlaces } from './recent-places.rules.js';

/** So many of the newest rides are read: people ride between few places. */
const READ_RIDES = 20;

/** A rider's own places: saved ones, and those of the last rides. */
@Injectable()
export class OwnPlaceService {
  constructor(
    private readonly places: OwnPlaceRepository,
    private readonly rides: RideRepository,
  ) {}

  async list(riderId: string): Promise<OwnPlaces> {
    const [stored, rides] = await Promise.all([
      this.places.find(riderId),
      this.rides.newestOf({ id: riderId }, READ_RIDES),
    ]);
    const labels = Object.values(SAVED_PLACE);
    const saved = Object.fromEntries(labels.flatMap((label) => (stored?.[label] ? [[label, stored[label]]] : [])));
    return { saved, recent: recentPlaces(rides, RECENT_PLACES) };
  }

  async save(riderId: string, label: SavedPlaceLabel, place: OwnPlace): Promise<OwnPlaces> {
    await this.places.save(riderId, label, place);
    return this.list(riderId);
  }

  async forget(riderId: string, label: SavedPlaceLabel): Promise<OwnPlaces> {
    await this.places.forget(riderId, label);
    return this.list(riderId);
  }

  /** When the account is deleted. */
  async forgetAll(riderId: string): Promise<void> {
    await this.places.forgetAll(riderId);
  }
}
