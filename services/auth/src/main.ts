import { runService } from '@pothik/service-kit';
import { authService } from './index.js';

await runService(authService);
