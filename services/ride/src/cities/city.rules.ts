import { DomainError } from '@pothik/contracts/catalogue';
import type { EventDefinition, Point } from '@pothik/contracts/platform';
import { type LegalRates, rideEvents, type TariffForm } from '@pothik/contracts/ride';
import { latestVersion, type Tariff } from './tariff.rules.js';
import { crossesItself, isInZone } from './zone.rules.js';

/** A city is configuration: where it is, and what rides cost in it. */
export interface City {
  /** A word, such as `dhaka`. */
  cityId: string;
  name: string;
  nameBn: string;
  timeZone: string;
  /** Corners in order, not closed. */
  zone: Point[];
  zoneVersion: number;
  /** Every version, the oldest first. */
  tariffs: Tariff[];
}

export interface CityChange<C extends City> {
  next: C;
  events: { definition: EventDefinition; payload: unknown }[];
}

/** How far in the past a tariff may begin, in milliseconds: a form is filled in before it is sent. */
const PAST_MS = 60_000;

/**
 * Adds a version to a vehicle type's tariff; versions are never changed or removed. Recorded in the audit log.
 * Throws ride/city-changed unless it follows the newest version, ride/tariff-too-early.
 */
export function addTariff<C extends City>(city: C, form: TariffForm, byId: string, now: Date): CityChange<C> {
  const { version: follows, validFrom, legal, ...rest } = form;
  if (latestVersion(city.tariffs, form.vehicleType) !== follows) throw new DomainError('ride/city-changed');
  const begins = new Date(validFrom);
  if (begins.getTime() < now.getTime() - PAST_MS) throw new DomainError('ride/tariff-too-early');
  const added: Tariff = {
    ...rest,
    legal: legal ?? null,
    version: follows + 1,
    validFrom: begins,
    byId,
    createdAt: now,
  };
  const former = city.tariffs.find(
    ({ vehicleType, version }) => vehicleType === added.vehicleType && version === follows,
  );
  const act = { act: 'tariff-added', reason: form.reason, before: auditedTariff(former), after: auditedTariff(added) };
  return { next: { ...city, tariffs: [...city.tariffs, added] }, events: [recorded(city, act)] };
}

/**
 * Changes a city's outline. Recorded in the audit log.
 * Throws ride/city-changed unless it follows the present one, ride/zone-crosses-itself.
 */
export function changeZone<C extends City>(
  city: C,
  form: { zone: Point[]; zoneVersion: number; reason: string },
): CityChange<C> {
  if (city.zoneVersion !== form.zoneVersion) throw new DomainError('ride/city-changed');
  if (crossesItself(form.zone)) throw new DomainError('ride/zone-crosses-itself');
  const next = { ...city, zone: form.zone, zoneVersion: city.zoneVersion + 1 };
  const act = { act: 'zone-changed', reason: form.reason, before: auditedZone(city), after: auditedZone(next) };
  return { next, events: [recorded(city, act)] };
}

/** The city in whose zone both points of a ride lie. */
export const cityOfBoth = <C extends City>(cities: readonly C[], one: Point, other: Point): C | undefined =>
  cities.find(({ zone }) => isInZone(one, zone) && isInZone(other, zone));

const recorded = ({ cityId }: City, act: object) => ({
  definition: rideEvents.actRecorded,
  payload: { ...act, subjectType: 'city', subjectId: cityId },
});

function auditedTariff(tariff: Tariff | undefined): Record<string, unknown> {
  if (tariff === undefined) return {};
  const { byId: _byId, createdAt: _createdAt, reason: _reason, validFrom, legal, ...rates } = tariff;
  return { ...rates, ...auditedLegal(legal), validFrom: validFrom.toISOString() };
}

/** The audit log shows plain values. */
const auditedLegal = (legal: LegalRates | null | undefined): Record<string, number> =>
  legal
    ? {
        legalBase: legal.base,
        legalBaseKilometres: legal.baseKilometres,
        legalPerKilometre: legal.perKilometre,
        legalPerMinute: legal.perMinute,
      }
    : {};

const auditedZone = ({ zoneVersion, zone }: City) => ({ zoneVersion, corners: zone.length });
