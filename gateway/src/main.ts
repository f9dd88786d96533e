import { OWNERS } from '@pothik/contracts/platform';
import { connectObjectStoreIfSet, type EngineAddresses } from '@pothik/engines/connect';
import { readAddresses, runService } from '@pothik/service-kit/host';
import { defineGateway } from './gateway.js';
import { RemoteTargets } from './proxy/remote-targets.js';

/** Addresses from `AUTH_URL` and so on; `runService` refuses to start while one is missing. */
const targets = new RemoteTargets(readAddresses(OWNERS, process.env));
await runService(
  defineGateway({
    targets,
    calls: OWNERS,
    releases: (bucket) => connectObjectStoreIfSet({ ...(process.env as EngineAddresses), S3_BUCKET: bucket }),
  }),
);
