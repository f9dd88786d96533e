export { isMarked } from './device-mark';
export type { DriverInHand, RideInHand, RiderInHand } from './in-hand.rules';
export { loadInHand } from './in-hand-part';
export { mayWithdraw } from './kept-acts.rules';
export { isWaiting, type KeptAct, type RideAct, statusAfter } from './order-of-work.rules';
