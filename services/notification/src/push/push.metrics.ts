import type { PushOutcome } from '@pothik/engines';
import { defineCounter } from '@pothik/service-kit';

/** `late`: a notice was past before it was sent, or a later one took its place. */
export const PUSH_SENDS = defineCounter({
  name: 'pothik_push_sends_total',
  help: 'Tries to push a notice to a phone, by outcome: sent, gone, keys-wrong, too-large, refused, later, late.',
  labels: ['outcome'],
});

/** The outcomes whose first raises the alert `PushRefused`: the fault is ours. */
export const PUSH_REFUSALS = ['keys-wrong', 'too-large', 'refused'] as const satisfies readonly PushOutcome['kind'][];

export const PUSH_RECEIPTS = defineCounter({
  name: 'pothik_push_receipts_total',
  help: 'Notices that arrived, as their phones told.',
  labels: [],
});
