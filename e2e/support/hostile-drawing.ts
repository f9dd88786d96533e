/** For the bench of the attacks too: only tests and stories import the fixtures of a package. */
export { ENDLESS_DRAWING } from '@pothik/service-kit/testing';
