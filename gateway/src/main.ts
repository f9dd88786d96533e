import { OWNERS } from '@pothik/contracts/platform';
import { readAddresses, runService } from '@pothik/service-kit/host';
import { gatewayBefore } from './gateway.js';
import { RemoteTargets } from './proxy/remote-targets.js';

/** `AUTH_URL` and so on; a missing one is named before the first request could need it. */
const targets = new RemoteTargets(readAddresses(OWNERS, process.env));
await runService(gatewayBefore({ targets, calls: OWNERS }));
