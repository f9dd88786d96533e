import { runService } from '@pothik/service-kit';
import { userService } from './index.js';

await runService(userService);
