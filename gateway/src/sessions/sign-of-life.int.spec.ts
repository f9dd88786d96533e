import { SESSION } from '@pothik/contracts/auth';
import { signOfLifeKey } from '@pothik/contracts/notification';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { GatewayFixture } from '../testing/gateway-fixture.js';

const ME = '/api/v1/user/get-me';
const PUBLIC_CALL = '/api/v1/auth/logout';

describe('a sign of life at the gateway', () => {
  let fixture: GatewayFixture;
  beforeAll(async () => {
    fixture = await GatewayFixture.open();
  });
  beforeEach(() => {
    fixture.keyValue.isUnavailable = false;
  });
  afterAll(() => fixture.close());

  const signOf = async ({ id }: Person) => Number(await fixture.keyValue.get(signOfLifeKey(id)));
  const call = async (caller: Person, path = ME) => {
    const headers = await fixture.cookieOf(caller);
    return (await fixture.send(path, { method: path === ME ? 'GET' : 'POST', headers })).status;
  };

  it('is every signed-in call of a driver, and stored at most every 30 s', async () => {
    const driver = person({ role: 'DRIVER' });
    const first = fixture.clock.now().getTime();
    expect([await call(driver), await signOf(driver)]).toEqual([200, first]);
    fixture.clock.advance(20_000);
    expect([await call(driver), await signOf(driver)]).toEqual([200, first]);
    fixture.clock.advance(10_000);
    expect([await call(driver), await signOf(driver)]).toEqual([200, first + 30_000]);
  });

  it.each(['RIDER', 'ADMIN'] as const)('is no call of a %s', async (role) => {
    const other = person({ role });
    expect([await call(other), await signOf(other)]).toEqual([200, Number.NaN]);
  });

  it('is no call whose session is over, and none that needs no session', async () => {
    const driver = person({ role: 'DRIVER' });
    await call(driver, PUBLIC_CALL);
    expect(await signOf(driver)).toBeNaN();
    await fixture.keyValue.raise(`epoch:${driver.id}`, 1, SESSION.epochMs);
    expect([await call(driver), await signOf(driver)]).toEqual([401, Number.NaN]);
  });

  it('that cannot be stored fails no call', async () => {
    const driver = person({ role: 'DRIVER' });
    fixture.keyValue.isUnavailable = true;
    expect(await call(driver)).toBe(200);
    fixture.keyValue.isUnavailable = false;
    expect([await call(driver), await signOf(driver)]).toEqual([200, fixture.clock.now().getTime()]);
  });
});
