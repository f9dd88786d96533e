import { OWNERS } from '@pothik/contracts/platform';
import { readAddresses, runService } from '@pothik/service-kit';
import { RemoteTargets } from './forwarding/remote-targets.js';
import { gatewayBefore } from './gateway.js';

/** `AUTH_URL` and so on; a missing one is named before the first request could need it. */
const targets = new RemoteTargets(readAddresses(OWNERS, process.env));
await runService(gatewayBefore({ targets, calls: OWNERS }));
