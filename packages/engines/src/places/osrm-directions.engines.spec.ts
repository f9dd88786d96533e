import { directionsContract } from '../contracts/directions.contract.js';
import { OsrmDirections } from './osrm-directions.js';

const { ROUTER_URL } = process.env;

/** A connection to osrm-routed ends after so many. */
const REQUESTS_OF_A_CONNECTION = 512;

const onOsrm = ROUTER_URL === undefined ? describe.skip : describe;

onOsrm('on OSRM', () => {
  const url = ROUTER_URL as string;
  directionsContract('OsrmDirections', 'ROUTER', async () => new OsrmDirections({ url }));

  it('answers more questions in a row than one connection takes', async () => {
    const directions = new OsrmDirections({ url });
    for (let asked = 0; asked < 1.5 * REQUESTS_OF_A_CONNECTION; asked += 1) await directions.ping();
    await directions.close();
  });
});
