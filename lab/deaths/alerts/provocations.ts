import { rideHttp } from '@pothik/contracts/ride';
import { book } from '../../../e2e/support/people.js';
import { appendAll } from '../hand-made/consumed.js';
import { GROUPS } from '../hand-made/consuming-groups.table.js';
import { sampleWhen } from './metrics-sample.js';
import type { AlertFixture, Provocation, Provoked } from './provocation.js';
import { type Labels, type MetricsSample, valuesOf } from './timeline.rules.js';

const sum = (now: MetricsSample, name: string, labels: Labels) =>
  valuesOf(now, name, labels).reduce((total, metric) => total + metric, 0);
const unavailable = (service: string, dependency: string): Provoked => ({
  alert: 'EngineAway',
  labels: { service, dependency },
  within: 2,
  metric: 'pothik_dependency_up',
  of: { service, dependency },
});
const isUnavailable = (now: MetricsSample, service: string, dependency: string) =>
  valuesOf(now, 'pothik_dependency_up', { service, dependency })[0] === 0;

const CALLS = 'pothik_request_duration_seconds_count';
const SWEEPS = 'pothik_sweep_duration_seconds_count';
const DELAYS = 'pothik_event_delay_seconds_count';
const FAILED_SWEEP = { service: 'ride', sweep: 'outbox', outcome: 'failed' };
const FAILED = { service: 'ride', status: '5xx' };
const AGE = 'pothik_outbox_oldest_pending_seconds';
const LETTERS = 'pothik_dead_letters_total';
const LAG = 'pothik_event_lag_records';
/** More records than the threshold of `EventsLate`. */
const BACKLOG = 600;
const FEW = 10;
const NOTIFICATION = { service: 'notification' };
const FAILING_CALLS = 8;
const AGED_SECONDS = 3;

/** Appends events that were already handled: they are consumed again, without effect. */
function repeatRecords({ engines, authRecords }: AlertFixture, count: number): Promise<void> {
  const records = Array.from({ length: Math.ceil(count / authRecords.length) }, () => authRecords).flat();
  return appendAll(engines.eventLog, 'auth', records.slice(0, count));
}

/** In this order: the last one leaves the largest backlog. */
export const PROVOCATIONS: readonly Provocation[] = [
  {
    what: 'a message that is not JSON',
    begin: ({ engines }) => appendAll(engines.eventLog, 'auth', [{ key: 'auth', value: '{ "id": ', headers: {} }]),
    isVisible: (now, calm) =>
      GROUPS.auth.every((service) => sum(now, LETTERS, { service }) === sum(calm, LETTERS, { service }) + 1),
    provokes: GROUPS.auth.map((service) => ({
      alert: 'DeadLetter',
      labels: { service },
      within: 1,
      metric: LETTERS,
      of: { service },
    })),
  },
  {
    what: 'notifications that arrive late',
    begin: (alertFixture) => repeatRecords(alertFixture, FEW),
    isVisible: (now, calm) => sum(now, DELAYS, NOTIFICATION) > sum(calm, DELAYS, NOTIFICATION),
    meanwhile: async (alertFixture, begun) => {
      await repeatRecords(alertFixture, FEW);
      const delays = sum(begun, DELAYS, NOTIFICATION);
      return sampleWhen(alertFixture.control, (now) => sum(now, DELAYS, NOTIFICATION) > delays);
    },
    provokes: [{ alert: 'LiveNewsLate', labels: {}, within: 6, metric: DELAYS, of: NOTIFICATION }],
  },
  {
    what: 'a service that is stopped',
    begin: ({ control }) => control.stopService('user', 1),
    isVisible: (now) => valuesOf(now, 'up', { instance: 'user 1' })[0] === 0,
    end: ({ control }) => control.startService('user', 1),
    provokes: [
      { alert: 'ProcessAway', labels: { instance: 'user 1' }, within: 2, metric: 'up', of: { instance: 'user 1' } },
      { alert: 'ServiceAway', labels: { process: 'user' }, within: 2, metric: 'up', of: { process: 'user' } },
    ],
  },
  {
    what: 'Redis and the object store unavailable',
    begin: ({ control }) => Promise.all([control.killEngine('redis'), control.killEngine('s3')]),
    isVisible: (now) => isUnavailable(now, 'ride', 'keyValue') && isUnavailable(now, 'user', 'objects'),
    end: ({ control }) => Promise.all([control.startEngine('redis'), control.startEngine('s3')]),
    provokes: [unavailable('ride', 'keyValue'), unavailable('user', 'objects')],
  },
  {
    what: 'Kafka unavailable while a ride is booked',
    begin: async ({ control, rider, driverId }) => {
      await control.killEngine('kafka');
      await book(rider, driverId);
    },
    isVisible: (now) => isUnavailable(now, 'ride', 'events') && sum(now, AGE, { service: 'ride' }) > 0,
    meanwhile: ({ control }, begun) => {
      const aged = sum(begun, AGE, { service: 'ride' }) + AGED_SECONDS;
      return sampleWhen(control, (now) => sum(now, AGE, { service: 'ride' }) > aged);
    },
    end: ({ control }) => control.startEngine('kafka'),
    provokes: [
      unavailable('ride', 'events'),
      { alert: 'OutboxStuck', labels: { service: 'ride' }, within: 3, metric: AGE, of: { service: 'ride' } },
    ],
  },
  {
    what: 'the database unavailable while events and calls arrive',
    begin: async (alertFixture) => {
      await alertFixture.control.killEngine('mongo');
      await repeatRecords(alertFixture, BACKLOG);
      await alertFixture.rider.ask(rideHttp.rides, {});
    },
    isVisible: (now) =>
      isUnavailable(now, 'ride', 'mongo') &&
      sum(now, LAG, { service: 'user' }) >= BACKLOG &&
      sum(now, CALLS, FAILED) > 0 &&
      sum(now, SWEEPS, FAILED_SWEEP) > 0,
    meanwhile: async ({ control, rider }, begun) => {
      await Promise.all(Array.from({ length: FAILING_CALLS }, () => rider.ask(rideHttp.rides, {})));
      const failed = sum(begun, CALLS, FAILED) + FAILING_CALLS;
      const swept = sum(begun, SWEEPS, FAILED_SWEEP);
      return sampleWhen(control, (now) => sum(now, CALLS, FAILED) >= failed && sum(now, SWEEPS, FAILED_SWEEP) > swept);
    },
    end: ({ control }) => control.startEngine('mongo'),
    provokes: [
      unavailable('ride', 'mongo'),
      { alert: 'EventsLate', labels: { service: 'user' }, within: 6, metric: LAG, of: { service: 'user' } },
      { alert: 'EventsStandStill', labels: { service: 'user' }, within: 11, metric: LAG, of: { service: 'user' } },
      { alert: 'CallsFail', labels: { service: 'ride' }, within: 8, metric: CALLS, of: FAILED },
      { alert: 'CallsSlow', labels: { service: 'ride' }, within: 12, metric: CALLS, of: FAILED },
      {
        alert: 'SweepFails',
        labels: { service: 'ride', sweep: 'outbox' },
        within: 8,
        metric: SWEEPS,
        of: FAILED_SWEEP,
      },
    ],
  },
];
