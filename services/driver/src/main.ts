import { runService } from '@pothik/service-kit';
import { driverService } from './index.js';

await runService(driverService);
