import { OWNERS, type Owner } from '@pothik/contracts/platform';
import { runService } from '@pothik/service-kit';
import { RemoteTargets } from './forwarding/remote-targets.js';
import { gatewayBefore } from './gateway.js';

/** `AUTH_URL` and so on; a missing one is named before the first request could need it. */
const addresses = Object.fromEntries(OWNERS.map((owner) => [owner, process.env[`${owner.toUpperCase()}_URL`] ?? '']));
await runService(gatewayBefore({ targets: new RemoteTargets(addresses as Record<Owner, string>), calls: OWNERS }));
