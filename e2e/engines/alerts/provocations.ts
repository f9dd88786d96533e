import { rideHttp } from '@pothik/contracts/ride';
import { book } from '../../support/people.js';
import { appendAll } from '../hand-made/consumed.js';
import { GROUPS } from '../hand-made/consuming-groups.table.js';
import { lookWhen } from './look.js';
import type { AlertFixture, Provocation, Provoked } from './provocation.js';
import { figuresOf, type Labels, type Look } from './timeline.rules.js';

const sum = (now: Look, name: string, labels: Labels) =>
  figuresOf(now, name, labels).reduce((total, figure) => total + figure, 0);
const away = (service: string, dependency: string): Provoked => ({
  alert: 'EngineAway',
  labels: { service, dependency },
  within: 2,
  figure: 'pothik_dependency_up',
  of: { service, dependency },
});
const isAway = (now: Look, service: string, dependency: string) =>
  figuresOf(now, 'pothik_dependency_up', { service, dependency })[0] === 0;

const CALLS = 'pothik_request_duration_seconds_count';
const SWEEPS = 'pothik_sweep_duration_seconds_count';
const TOLD = 'pothik_event_delay_seconds_count';
const FAILED_SWEEP = { service: 'ride', sweep: 'outbox', outcome: 'failed' };
const FAILED = { service: 'ride', status: '5xx' };
const AGE = 'pothik_outbox_oldest_pending_seconds';
const LETTERS = 'pothik_dead_letters_total';
const LAG = 'pothik_event_lag_records';
/** Beyond what `EventsLate` bears. */
const HEAP = 600;
const FEW = 10;
const NOTIFICATION = { service: 'notification' };
const FAILING_CALLS = 8;
const AGED_SECONDS = 3;

/** News that are there already, once more: handled like any others, and without effect. */
function repeatAlerts({ engines, news }: AlertFixture, count: number): Promise<void> {
  const heap = Array.from({ length: Math.ceil(count / news.length) }, () => news).flat();
  return appendAll(engines.eventLog, 'auth', heap.slice(0, count));
}

/** In this order: the last one leaves the most to catch up with. */
export const PROVOCATIONS: readonly Provocation[] = [
  {
    what: 'a message that nobody can read',
    begin: ({ engines }) => appendAll(engines.eventLog, 'auth', [{ key: 'auth', value: '{ "id": ', headers: {} }]),
    isTold: (now, calm) =>
      GROUPS.auth.every((service) => sum(now, LETTERS, { service }) === sum(calm, LETTERS, { service }) + 1),
    provokes: GROUPS.auth.map((service) => ({
      alert: 'DeadLetter',
      labels: { service },
      within: 1,
      figure: LETTERS,
      of: { service },
    })),
  },
  {
    what: 'news that come late',
    begin: (alertFixture) => repeatAlerts(alertFixture, FEW),
    isTold: (now, calm) => sum(now, TOLD, NOTIFICATION) > sum(calm, TOLD, NOTIFICATION),
    meanwhile: async (alertFixture, begun) => {
      await repeatAlerts(alertFixture, FEW);
      const told = sum(begun, TOLD, NOTIFICATION);
      return lookWhen(alertFixture.control, (now) => sum(now, TOLD, NOTIFICATION) > told);
    },
    provokes: [{ alert: 'LiveNewsLate', labels: {}, within: 6, figure: TOLD, of: NOTIFICATION }],
  },
  {
    what: 'a service that is stopped',
    begin: ({ control }) => control.stopService('user', 1),
    isTold: (now) => figuresOf(now, 'up', { instance: 'user 1' })[0] === 0,
    end: ({ control }) => control.startService('user', 1),
    provokes: [
      { alert: 'ProcessAway', labels: { instance: 'user 1' }, within: 2, figure: 'up', of: { instance: 'user 1' } },
    ],
  },
  {
    what: 'Redis and the object store away',
    begin: ({ control }) => Promise.all([control.killEngine('redis'), control.killEngine('s3')]),
    isTold: (now) => isAway(now, 'ride', 'keyValue') && isAway(now, 'user', 'objects'),
    end: ({ control }) => Promise.all([control.startEngine('redis'), control.startEngine('s3')]),
    provokes: [away('ride', 'keyValue'), away('user', 'objects')],
  },
  {
    what: 'Kafka away while a ride is booked',
    begin: async ({ control, rider, driverId }) => {
      await control.killEngine('kafka');
      await book(rider, driverId);
    },
    isTold: (now) => isAway(now, 'ride', 'events') && sum(now, AGE, { service: 'ride' }) > 0,
    meanwhile: ({ control }, begun) => {
      const aged = sum(begun, AGE, { service: 'ride' }) + AGED_SECONDS;
      return lookWhen(control, (now) => sum(now, AGE, { service: 'ride' }) > aged);
    },
    end: ({ control }) => control.startEngine('kafka'),
    provokes: [
      away('ride', 'events'),
      { alert: 'OutboxStuck', labels: { service: 'ride' }, within: 3, figure: AGE, of: { service: 'ride' } },
    ],
  },
  {
    what: 'the database away while news arrive and people call',
    begin: async (alertFixture) => {
      await alertFixture.control.killEngine('mongo');
      await repeatAlerts(alertFixture, HEAP);
      await alertFixture.rider.ask(rideHttp.rides, {});
    },
    isTold: (now) =>
      isAway(now, 'ride', 'mongo') &&
      sum(now, LAG, { service: 'user' }) >= HEAP &&
      sum(now, CALLS, FAILED) > 0 &&
      sum(now, SWEEPS, FAILED_SWEEP) > 0,
    meanwhile: async ({ control, rider }, begun) => {
      await Promise.all(Array.from({ length: FAILING_CALLS }, () => rider.ask(rideHttp.rides, {})));
      const failed = sum(begun, CALLS, FAILED) + FAILING_CALLS;
      const swept = sum(begun, SWEEPS, FAILED_SWEEP);
      return lookWhen(control, (now) => sum(now, CALLS, FAILED) >= failed && sum(now, SWEEPS, FAILED_SWEEP) > swept);
    },
    end: ({ control }) => control.startEngine('mongo'),
    provokes: [
      away('ride', 'mongo'),
      { alert: 'EventsLate', labels: { service: 'user' }, within: 6, figure: LAG, of: { service: 'user' } },
      { alert: 'EventsStandStill', labels: { service: 'user' }, within: 11, figure: LAG, of: { service: 'user' } },
      { alert: 'CallsFail', labels: { service: 'ride' }, within: 8, figure: CALLS, of: FAILED },
      { alert: 'CallsSlow', labels: { service: 'ride' }, within: 12, figure: CALLS, of: FAILED },
      {
        alert: 'SweepFails',
        labels: { service: 'ride', sweep: 'outbox' },
        within: 8,
        figure: SWEEPS,
        of: FAILED_SWEEP,
      },
    ],
  },
];
