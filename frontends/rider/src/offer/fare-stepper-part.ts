export { FareStepper } from '@pothik/ride-ui';
