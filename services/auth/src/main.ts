import { runService } from '@pothik/service-kit/host';
import { authService } from './index.js';

await runService(authService);
