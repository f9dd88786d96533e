import { APPROACH } from '@pothik/contracts/driver';

/** How far a driver is from the pickup, in metres; `roadMetres`: undefined where no way by road is known. */
export interface Sample {
  straightMetres: number;
  roadMetres: number | undefined;
  at: Date;
}

/** How the driver of an accepted ride comes: distances and times, no place. */
export interface ApproachState {
  startMetres: number;
  /** Until a look knows no way by road: the two measures are never compared, so the straight line is used from then on. */
  isByRoad: boolean;
  /** In the straight line, also while the road is the measure; absent in what an earlier release began. */
  straightStartMetres?: number;
  straightNearestMetres?: number;
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
export function beginApproach({ straightMetres, roadMetres, at }: Sample): ApproachState {
  const metres = roadMetres ?? straightMetres;
  return {
    startMetres: metres,
    isByRoad: roadMetres !== undefined,
    straightStartMetres: straightMetres,
    straightNearestMetres: straightMetres,
    nearestMetres: metres,
    furthestMetres: metres,
    toldMetres: metres,
    lastAt: at,
    farSince: null,
    movingAway: false,
    wasHalfWay: false,
    wasNear: metres <= APPROACH.nearMetres,
    notes: 1,
  };
}

/** How far the driver is by the measure of their approach. */
export const measured = (
  { isByRoad }: Pick<ApproachState, 'isByRoad'>,
  { straightMetres, roadMetres }: Sample,
): number => (isByRoad ? (roadMetres ?? straightMetres) : straightMetres);

/**
 * The state after another look, and whether it is told: at half way, within 150 m, when the driver moves away or turns back, and for
 * every further 300 m lost. Undefined for a look that comes too soon.
 */
export function followApproach(
  former: ApproachState,
  sample: Sample,
): { state: ApproachState; isTold: boolean } | undefined {
  if (sample.at.getTime() - former.lastAt.getTime() < APPROACH.everyMs) return undefined;
  const state = former.isByRoad && sample.roadMetres === undefined ? inStraightLine(former, sample) : former;
  const { at, straightMetres } = sample;
  const look = { metres: measured(state, sample), at };
  const followed = state.movingAway ? awayFrom(state, look) : towards(state, look);
  const isTurn = followed.movingAway !== state.movingAway;
  // Counted anew from where he turned back, as `nearestMetres` is.
  const nearest = isTurn && state.movingAway ? straightMetres : (state.straightNearestMetres ?? straightMetres);
  const next = { ...followed, straightNearestMetres: Math.min(nearest, straightMetres) };
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

/** One look by the measure of the approach. */
interface Look {
  metres: number;
  at: Date;
}

/** The same approach by the other measure; what an earlier release began has none of it, and begins anew with this look. */
const inStraightLine = (state: ApproachState, { straightMetres }: Sample): ApproachState => ({
  ...state,
  isByRoad: false,
  startMetres: state.straightStartMetres ?? straightMetres,
  nearestMetres: state.straightNearestMetres ?? straightMetres,
  furthestMetres: straightMetres,
  toldMetres: straightMetres,
});

/** A driver who comes: moving away means for a minute at least 300 m further than at his nearest, and further than at acceptance. */
function towards(state: ApproachState, { metres, at }: Look): ApproachState {
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
function awayFrom(state: ApproachState, look: Look): ApproachState {
  const { metres, at } = look;
  if (metres <= state.furthestMetres - APPROACH.lostMetres) {
    return towards({ ...state, nearestMetres: metres, farSince: null, movingAway: false }, look);
  }
  const isFurther = metres >= state.toldMetres + APPROACH.lostMetres;
  return {
    ...state,
    furthestMetres: Math.max(state.furthestMetres, metres),
    toldMetres: isFurther ? metres : state.toldMetres,
    lastAt: at,
  };
}
