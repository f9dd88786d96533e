import { z } from 'zod';
import { domainEvent, NOBODY, NOTHING_SHOWN } from '../../notification/domain-event.js';
import { identifier } from '../../platform/text.js';

/** Whether a driver blocks a rider; the aggregate is the block. Of two events of a pair the one with the higher order holds. */
export const riderBlock = z.object({
  driverId: identifier,
  riderId: identifier,
  blocked: z.boolean(),
  /** Rises with every change of this pair, also after the block was erased. */
  order: z.int().min(1),
});

/** A driver blocked a rider, or took it back. */
export const riderBlockChanged = domainEvent({
  type: 'driver.rider-block-changed',
  version: 1,
  payload: riderBlock,
  notifies: NOBODY,
  changes: NOTHING_SHOWN,
});
