export { SosState } from '@pothik/ride-ui';
