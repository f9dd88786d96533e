import { runService } from '@pothik/service-kit/host';
import { rideService } from './index.js';

await runService(rideService);
