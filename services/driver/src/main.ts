import { runService } from '@pothik/service-kit/host';
import { driverService } from './index.js';

await runService(driverService);
