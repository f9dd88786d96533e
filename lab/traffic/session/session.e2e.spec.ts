import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authHttp } from '@pothik/contracts/auth';
import { userHttp } from '@pothik/contracts/user';
import { Onlooker } from '../onlooker.js';
import { Gateways } from './gateways.js';
import { Refused, Session } from './session.js';

let silent: Server;
let gateways: Gateways;
let session: Session;

beforeEach(async () => {
  silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  gateways = new Gateways([`http://127.0.0.1:${(silent.address() as AddressInfo).port}`]);
  session = new Session(gateways, { email: 'rider@pothik.test', password: 'Pothik#2026' });
});
afterEach(() => {
  silent.closeAllConnections();
  silent.close();
});

describe('a session of the load, once its gateways are closed', () => {
  it('gives up a call that is not answered', async () => {
    const call = session.insist(userHttp.getMe, {});
    await once(silent, 'request');
    gateways.close();
    await expect(call).rejects.toThrow(Refused);
  });

  it('does not repeat a call that broke', async () => {
    gateways.close();
    await expect(session.insist(authHttp.login, { email: '', password: '' })).rejects.toThrow('at try 1');
  });

  it('ends an onlooker who is looking around, without a fault', async () => {
    const onlooker = new Onlooker(session);
    onlooker.start();
    await once(silent, 'request');
    gateways.close();
    await onlooker.stop();
    expect(onlooker.faults).toEqual([]);
  });
});
