import { EVENTS } from '@pothik/contracts/catalogue';
import { NOBODY } from '@pothik/contracts/notification';
import { waysTo } from './ways.rules.js';
import { WAYS, type Way } from './ways.table.js';

describe('a driver is told of the suspension', () => {
  const ways = (mail: boolean, sms: boolean) => waysTo('driver-suspended', { mail, sms });

  it('by mail where there is an address, without an SMS beside it', () => {
    expect(ways(true, true)).toEqual(['bell', 'push', 'mail']);
    expect(ways(true, false)).toEqual(['bell', 'push', 'mail']);
  });

  it('by SMS without an address, and without a number by bell and push alone', () => {
    expect(ways(false, true)).toEqual(['bell', 'push', 'sms']);
    expect(ways(false, false)).toEqual(['bell', 'push']);
  });
});

describe('a number that was proved', () => {
  const ways = (told: keyof typeof WAYS) => waysTo(told, { mail: true, sms: true });

  it('is told to the e-mail, and to a former number that is still the owner’s', () => {
    expect(ways('number-added')).toEqual(['mail']);
    expect(ways('number-changed')).toEqual(['mail', 'sms']);
    expect(ways('number-replaced')).toEqual(['mail', 'sms']);
  });

  it('is not told to a number that a stranger has now', () => {
    expect(ways('number-taken')).toEqual(['bell', 'push', 'mail']);
  });
});

describe('the table', () => {
  const rows = Object.entries(WAYS).map(([told, groups]) => [told, groups.flat() as Way[]] as const);

  it('has SMS for codes, SOS, suspension, a changed number, an added e-mail and the desk alone', () => {
    expect(rows.filter(([, ways]) => ways.includes('sms')).map(([told]) => told)).toEqual([
      'code-of-number',
      'ride-by-phone',
      'number-changed',
      'number-replaced',
      'email-added',
      'driver-suspended',
      'ride.sos-raised',
    ]);
  });

  /** Events that tell several things. */
  const PARTS: Readonly<Record<string, readonly string[]>> = {
    'auth.phone-changed': ['number-added', 'number-changed', 'number-replaced', 'number-taken'],
    'driver.driver-status-changed': ['driver-suspended', 'driver-approved'],
  };
  const byTable = (type: string): Way[] => {
    const told = PARTS[type] ?? [type];
    return rows.flatMap(([name, ways]) => (told.includes(name) ? ways : []));
  };

  it.each(Object.values(EVENTS).map((event) => [event.type, event] as const))(
    'says of %s what the event says',
    (type, { notifies, pushes, mails }) => {
      const ways = byTable(type);
      expect([ways.includes('bell'), ways.includes('push')]).toEqual([notifies !== NOBODY, pushes !== undefined]);
      if (mails !== undefined) expect(ways).toContain('mail');
    },
  );

  it('names events that there are', () => {
    const events = rows.map(([told]) => told).filter((told) => told.includes('.'));
    expect(events.filter((type) => !(type in EVENTS))).toEqual([]);
  });
});
