import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { riderBlock } from './rider-block-changed.js';

/** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
export const riderBlockRestated = domainEvent({
  type: 'driver.rider-block-restated',
  version: 1,
  payload: riderBlock,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
