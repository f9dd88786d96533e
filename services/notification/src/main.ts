import { runService } from '@pothik/service-kit/host';
import { notificationService } from './index.js';

await runService(notificationService);
