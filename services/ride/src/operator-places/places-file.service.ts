import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { straightMetres } from '@pothik/contracts/platform';
import type { PlacesImport } from '@pothik/contracts/ride';
import { foldedName } from '@pothik/engines/places';
import { actorOf, type Person, type UploadedFile } from '@pothik/service-kit';
import { CityService } from '../cities/index.js';
import { type PlannedImport, planImport } from './import-places.rules.js';
import { OperatorPlaceRepository } from './operator-place.repository.js';
import { changePlace, TWIN_METRES, writtenPlace } from './operator-place.rules.js';
import { OperatorPlaceSearch } from './operator-place-search.service.js';
import { csvOf, linesOf } from './places-file.js';

/** The operator's places as a file, and from one. */
@Injectable()
export class PlacesFileService {
  constructor(
    private readonly places: OperatorPlaceRepository,
    private readonly search: OperatorPlaceSearch,
    private readonly cities: CityService,
  ) {}

  /** By their names. */
  async write(): Promise<string> {
    await this.search.seeded();
    const present = await this.places.present();
    const sorted = present.sort((one, other) => one.name.localeCompare(other.name, 'en'));
    return csvOf(
      sorted.map(({ _id, name, nameBn, kind, point, aliases, foundBy }) => ({
        id: _id.toString(),
        name,
        name_bn: nameBn,
        kind,
        lat: String(point.lat),
        lng: String(point.lng),
        aliases: aliases.join(';'),
        found_by: foundBy,
      })),
    );
  }

  /**
   * Checks a whole file before its first line is stored. Each place is stored on the version that was seen; whoever is
   * interrupted sends the file again: what was stored then counts as equal.
   * Throws ride/places-file-missing; ride/place-changed, ride/place-twin when somebody writes a place at the same time.
   */
  async read(by: Person, file: UploadedFile | undefined, isTrial: boolean): Promise<PlacesImport> {
    if (file === undefined) throw new DomainError('ride/places-file-missing');
    await this.search.seeded();
    const plan = await this.planOf(file.bytes);
    const isStored = !isTrial && plan.wrong.length === 0;
    if (isStored) await this.store(by, plan);
    return { added: plan.added.length, changed: plan.changed.length, equal: plan.equal, wrong: plan.wrong, isStored };
  }

  private async planOf(bytes: Uint8Array): Promise<PlannedImport> {
    const [present, isInZone] = await Promise.all([this.places.present(), this.cities.zoneTest()]);
    const known = present.map(({ _id, version, name, nameBn, kind, point, aliases, foundBy, folded }) => ({
      id: _id.toString(),
      version,
      name,
      nameBn,
      kind,
      point: { lat: point.lat, lng: point.lng },
      aliases: [...aliases],
      foundBy,
      folded,
    }));
    return planImport(linesOf(bytes), known, {
      fold: foldedName,
      isTwin: (one, other) => straightMetres(one, other) <= TWIN_METRES,
      isInZone,
    });
  }

  private async store(by: Person, { added, changed }: PlannedImport): Promise<void> {
    const options = { actor: actorOf(by) };
    const writing = (name: string) => ({ folded: foldedName(name), byId: by.id });
    try {
      for (const { id, version, form } of changed)
        await this.places.change(
          id,
          (place) => changePlace(id, place, { ...form, version }, writing(form.name)),
          options,
        );
      for (const form of added) await this.places.add(writtenPlace(form, writing(form.name)), options);
    } finally {
      this.search.forget();
    }
  }
}
