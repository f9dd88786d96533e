import { runService } from '@pothik/service-kit';
import { rideService } from './index.js';

await runService(rideService);
