export * as authRoutes from '../auth/routes.js';
export * as driverRoutes from '../driver/routes.js';
export * as notificationRoutes from '../notification/routes.js';
export * as rideRoutes from '../ride/routes.js';
export * as userRoutes from '../user/routes.js';
export type { RouteData, RouteInput } from './endpoint-of-route.js';
