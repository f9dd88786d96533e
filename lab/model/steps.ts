import fc from 'fast-check';

/** The kinds of step, with the weight each is drawn by. */
export const STEP_WEIGHTS = {
  book: 3,
  /** A rider asks several drivers, one after another. */
  'ask-nearest': 4,
  /** The ride's own people take its next regular step. */
  proceed: 16,
  /** Anybody requests any status of any ride. */
  wish: 3,
  /** Often enough that requests go to the next of the nearest in every run. */
  reject: 4,
  cancel: 2,
  /** A rider books a driver and cancels before the answer. */
  'change-mind': 1,
  /** A driver cancels a ride soon after accepting, and before arriving. */
  'cancel-soon': 1,
  /** A driver blocks the rider of a ride, or takes it back; the rider looks for drivers and books. */
  block: 1,
  arrive: 1,
  /** The rider of an accepted ride asks the next driver. */
  'ask-next': 3,
  fare: 2,
  /** The rider raises the offer, or offers again. */
  offer: 2,
  /** The driver accepts for another fare than the offer, or sets one above it. */
  counter: 2,
  'right-code': 2,
  'wrong-code': 1,
  renew: 1,
  sos: 1,
  /** Somebody of a ride acts without a network. */
  keep: 4,
  /** The network is back: what waits on a device is sent. */
  replay: 2,
  availability: 1,
  decide: 1,
  /** A driver logs out, or logs in again. */
  session: 1,
  /** Nobody has seen a driver for minutes. */
  unreachable: 1,
  /** A stranger tries a forbidden action on a ride of others. */
  trespass: 2,
  /** Somebody reads a list or a page. */
  look: 2,
} as const;
export type StepKind = keyof typeof STEP_WEIGHTS;

/** Where every ride of the model goes. */
export const LOCATIONS = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate' } as const;

/** One drawn step: its numbers pick among the people and rides that exist when the step is taken. */
export interface Step {
  kind: StepKind;
  who: number;
  ride: number;
  value: number;
  /** The command is sent twice concurrently under one idempotency key. */
  twice: boolean;
  /** Taken concurrently with the step before it. */
  together: boolean;
}

export const STEPS_OF_A_RUN = 20;
const PICK = 59;
/** One command in so many is sent twice. */
const TWICE_IN = 10;

const kinds = Object.entries(STEP_WEIGHTS).map(([kind, weight]) => ({
  weight,
  arbitrary: fc.constant(kind as StepKind),
}));

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(...kinds),
  who: fc.nat(PICK),
  ride: fc.nat(PICK),
  value: fc.nat(PICK),
  twice: fc.nat(TWICE_IN - 1).map((drawn) => drawn === 0),
  together: fc.boolean(),
});

/** One run: 20 steps, some of them concurrent. */
export const runOfSteps: fc.Arbitrary<Step[]> = fc.array(step, {
  minLength: STEPS_OF_A_RUN,
  maxLength: STEPS_OF_A_RUN,
});

/** Groups the steps that are taken concurrently. */
export function momentsOf(steps: readonly Step[]): Step[][] {
  const moments: Step[][] = [];
  for (const one of steps) {
    const last = moments.at(-1);
    if (one.together && last) last.push(one);
    else moments.push([one]);
  }
  return moments;
}
