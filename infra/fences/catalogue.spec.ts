import { ENDPOINTS, ERRORS, EVENTS } from '@pothik/contracts/catalogue';
import { isForServices, nameOfCall } from '@pothik/contracts/platform';
import {
  declaredCollections,
  declaredHandlers,
  openApiDocument,
  type ServiceDefinition,
} from '@pothik/service-kit/host';
import { SERVICES } from '../src/platform/local-services.js';
import { callFindings, eventFindings, strayCalls, type UnconsumedEvents } from './catalogue.rules.js';
import { filesUnder } from './files-under.js';
import { TOP, textOf } from './sources.js';
import { exportedCalls, personalFindings } from './stored-fields.rules.js';
import { STORED_FIELDS } from './stored-fields.table.js';
import { leavesOf } from './view-leaves.js';

/** Events that no service has a use for, each with its reason. */
const UNCONSUMED: UnconsumedEvents = {
  'notification.person-reachable': 'nobody is set ONLINE by it: a driver goes online themselves',
};

/** Collections whose documents end by themselves, with the field from whose time they live on. */
const ENDING: Readonly<Record<string, string>> = {
  'auth.half_done_log_ins': 'expiresAt',
  'auth.one_time_codes': 'issuedAt',
  'auth.refresh_tokens': 'expiresAt',
  'auth.registrations': 'expiresAt',
  'auth.ride_facts': 'endedAt',
  'auth.session_families': 'expiresAt',
  'auth.wrong_codes': 'at',
  'driver.approaches': 'expiresAt',
  'driver.blocks': 'endedAt',
  'driver.driver_days': 'expiresAt',
  'driver.former_profiles': 'expiresAt',
  'driver.online_stretches': 'to',
  'driver.ride_facts': 'endedAt',
  'driver.ride_tracks': 'expiresAt',
  'notification.alarm_mails': 'mailedAt',
  'notification.contact_messages': 'mailedAt',
  'notification.feed_entries': 'at',
  'notification.notices': 'mailedAt',
  'notification.open_streams': 'seenAt',
  'notification.push_jobs': 'endedAt',
  'notification.push_subscriptions': 'lastSeenAt',
  'ride.taught_rides': 'taughtAt',
};

const calls = (services: readonly ServiceDefinition[]) => services.flatMap((one) => declaredHandlers(one).calls);
const events = (services: readonly ServiceDefinition[]) => services.flatMap((one) => declaredHandlers(one).events);
const without = (name: string) => SERVICES.filter((service) => service.name !== name);

describe('events', () => {
  it('each has a consumer, or a reason to have none', () => {
    expect(eventFindings(Object.keys(EVENTS), events(SERVICES), UNCONSUMED)).toEqual([]);
  });

  it('bites on an event without a consumer, and on a lost one', () => {
    const types = [...Object.keys(EVENTS), 'ride.ride-planted'];
    expect(eventFindings(types, events(SERVICES), UNCONSUMED)).toEqual(['ride.ride-planted: nobody consumes it']);
    // Notification alone consumes it.
    expect(eventFindings(types, events(without('notification')), UNCONSUMED)).toContain(
      'ride.offer-made: nobody consumes it',
    );
  });
});

describe('the page of each service', () => {
  const missingIn = (service: ServiceDefinition, text: string) => {
    const named = [
      ...ENDPOINTS.filter(({ owner }) => owner === service.name).map(({ name }) => name),
      ...Object.keys(EVENTS).filter((type) => type.startsWith(`${service.name}.`)),
      ...declaredHandlers(service).events,
    ].map((name) => name.slice(name.indexOf('.') + 1));
    return [...new Set(named)].filter((name) => !text.includes(`\`${name}\``));
  };

  it.each(SERVICES.map((service) => [service.name, service] as const))(
    '%s names its calls, and its events in and out',
    (name, service) => {
      const text = textOf(TOP, `services/${name}/README.md`);
      expect(missingIn(service, text)).toEqual([]);
    },
  );

  it('bites on a call and an event that it does not name', () => {
    const ride = SERVICES.find(({ name }) => name === 'ride') as ServiceDefinition;
    const text = textOf(TOP, 'services/ride/README.md').replace('`book`', '').replaceAll('`fare-set`', '');
    expect(missingIn(ride, text)).toEqual(['book', 'fare-set']);
  });
});

describe('calls', () => {
  const { paths } = openApiDocument(ENDPOINTS, ERRORS, 'accessToken') as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const contracts = {
    declared: ENDPOINTS.map(nameOfCall),
    forPeople: ENDPOINTS.filter(({ access }) => !isForServices(access)).map(nameOfCall),
    documented: Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)),
  };

  it('each is served by one controller method, and documented', () => {
    expect(callFindings({ ...contracts, served: calls(SERVICES) })).toEqual([]);
  });

  it('each is served by its owner', () => {
    expect(SERVICES.flatMap((service) => strayCalls(service.name, calls([service])))).toEqual([]);
  });

  it('bites on a call without a controller, and on two for one call', () => {
    const declared = [...contracts.declared, 'ride.planted'];
    expect(callFindings({ ...contracts, declared, served: calls(SERVICES) })).toEqual([
      'ride.planted: served by 0 methods',
    ]);
    expect(callFindings({ ...contracts, served: calls(without('user')) })).toContain('user.getMe: served by 0 methods');
    expect(callFindings({ ...contracts, served: calls([...SERVICES, ...SERVICES]) })).toContain(
      'user.getMe: served by 2 methods',
    );
  });
});

describe('stored fields', () => {
  const own = textOf(TOP, 'frontends/shell/src/features/profile/safety/own-data/own-data-parts.ts');
  const responses = new Map(ENDPOINTS.map((endpoint) => [nameOfCall(endpoint), leavesOf(endpoint.response)]));
  const code = { textOf: (file: string) => textOf(TOP, file), exported: exportedCalls(own, responses) };
  const storedBy = async () =>
    Object.fromEntries(
      (
        await Promise.all(
          SERVICES.map(async (service) =>
            (
              await declaredCollections(service)
            ).map(({ name, fields }) => [`${service.name}.${name}`, fields] as const),
          ),
        )
      ).flat(),
    );

  it('each is named: no personal data, or with its part in deletion and in the own-data file', async () => {
    expect(personalFindings(await storedBy(), STORED_FIELDS, code)).toEqual([]);
  });

  it('are all read: no schema is made outside the models that a module registers', () => {
    const models = filesUnder(TOP, 'services').filter(
      (file) => /\/src\/.*\.ts$/.test(file) && !/spec|testing/.test(file),
    );
    const making = models.filter((file) => /\b(aggregateSchema|documentSchema)</.test(textOf(TOP, file)));
    expect(making.filter((file) => !file.endsWith('.model.ts'))).toEqual([]);
    expect(making.length).toBeGreaterThan(20);
  });

  it('bites on a new field, and on a lost part of the own-data file', async () => {
    const stored = await storedBy();
    const planted = { ...stored, 'user.users': [...(stored['user.users'] ?? []), 'birthday'] };
    expect(personalFindings(planted, STORED_FIELDS, code)).toEqual(['user.users birthday: is in no list']);
    const lost = exportedCalls(own.replaceAll('userRoutes.getMe', ''), responses);
    expect(personalFindings(stored, STORED_FIELDS, { ...code, exported: lost })).toContain(
      'user.users phone: user.getMe phone is not in the own-data file',
    );
  });
});

describe('what ends by itself', () => {
  it('is in these collections alone: a lost end would keep it for ever', async () => {
    const ending: Record<string, string> = {};
    for (const service of SERVICES)
      for (const collection of await declaredCollections(service))
        if (collection.ending) ending[`${service.name}.${collection.name}`] = collection.ending.field;
    expect(ending).toEqual(ENDING);
  });
});
