import { runService } from '@pothik/service-kit';
import { notificationService } from './index.js';

await runService(notificationService);
