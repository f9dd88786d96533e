import { runService } from '@pothik/service-kit/host';
import { userService } from './index.js';

await runService(userService);
