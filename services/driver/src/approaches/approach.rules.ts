import { APPROACH } from '@pothik/contracts/driver';

/** How far a driver is from the pickup, by road or else in the straight line, in metres. */
export interface Sample {
  metres: number;
  at: Date;
  isByRoad: boolean;
}

/** How the driver of an accepted ride comes: distances and times, no place. */
export interface ApproachState {
  startMetres: number;
  isByRoad: boolean;
  /** The least since acceptance, or since he last turned back. */
  nearestMetres: number;
  /** The most since he moves away; of no meaning before. */
  furthestMetres: number;
  /** The distance that was told last while he moves away; of no meaning before. */
  toldMetres: number;
  lastAt: Date;
  /** Since when he is at least 300 m further than at the nearest, and further than at acceptance. */
  farSince: Date | null;
  movingAway: boolean;
  wasHalfWay: boolean;
  wasNear: boolean;
  /** How often it was told. */
  notes: number;
}

/** The first known place after acceptance: always told. */
export const beginApproach = ({ metres, at, isByRoad }: Sample): ApproachState => ({
  startMetres: metres,
  isByRoad,
  nearestMetres: metres,
  furthestMetres: metres,
  toldMetres: metres,
  lastAt: at,
  farSince: null,
  movingAway: false,
  wasHalfWay: false,
  wasNear: metres <= APPROACH.nearMetres,
  notes: 1,
});

/**
 * The state after another look, and whether it is told: at half way, within 150 m, when the driver moves away or turns back, and for
 * every further 300 m lost. Undefined for a look that comes too soon, or in the straight line after one by road.
 */
export function followApproach(
  state: ApproachState,
  sample: Sample,
): { state: ApproachState; isTold: boolean } | undefined {
  if (sample.at.getTime() - state.lastAt.getTime() < APPROACH.everyMs) return undefined;
  if (!sample.isByRoad && state.isByRoad) return undefined;
  // The two measures are never compared.
  if (sample.isByRoad && !state.isByRoad)
    return { state: { ...beginApproach(sample), notes: state.notes, movingAway: state.movingAway }, isTold: false };
  const next = state.movingAway ? awayFrom(state, sample) : towards(state, sample);
  const isTurn = next.movingAway !== state.movingAway;
  const isNews =
    isTurn ||
    (next.movingAway && next.toldMetres !== state.toldMetres) ||
    (next.wasHalfWay && !state.wasHalfWay) ||
    (next.wasNear && !state.wasNear);
  // Two are kept for a turn and the way back: the rider may ask the next only when told, and no longer than needed.
  const left = APPROACH.notes - state.notes - (isTurn ? 0 : APPROACH.notesOfTurns);
  if (!isNews) return { state: next, isTold: false };
  if (left <= 0) return { state: { ...next, movingAway: state.movingAway && next.movingAway }, isTold: false };
  return { state: { ...next, notes: state.notes + 1 }, isTold: true };
}

/** A driver who comes: moving away means for a minute at least 300 m further than at his nearest, and further than at acceptance. */
function towards(state: ApproachState, { metres, at }: Sample): ApproachState {
  const nearestMetres = Math.min(state.nearestMetres, metres);
  const isFar = metres >= nearestMetres + APPROACH.lostMetres && metres > state.startMetres;
  const isUnbroken = at.getTime() - state.lastAt.getTime() <= APPROACH.apartMs;
  const farSince = isFar ? ((isUnbroken ? state.farSince : null) ?? at) : null;
  return {
    ...state,
    nearestMetres,
    furthestMetres: metres,
    toldMetres: metres,
    lastAt: at,
    farSince,
    movingAway: farSince !== null && at.getTime() - farSince.getTime() >= APPROACH.awayMs,
    wasHalfWay: state.wasHalfWay || metres * 2 <= state.startMetres,
    wasNear: state.wasNear || metres <= APPROACH.nearMetres,
  };
}

/** A driver who moves away: 300 m nearer again means that he has turned back, 300 m further that as much is lost again. */
function awayFrom(state: ApproachState, sample: Sample): ApproachState {
  const { metres, at } = sample;
  if (metres <= state.furthestMetres - APPROACH.lostMetres) {
    return towards({ ...state, nearestMetres: metres, farSince: null, movingAway: false }, sample);
  }
  const isFurther = metres >= state.toldMetres + APPROACH.lostMetres;
  return {
    ...state,
    furthestMetres: Math.max(state.furthestMetres, metres),
    toldMetres: isFurther ? metres : state.toldMetres,
    lastAt: at,
  };
}
