import { APPROACH } from '@pothik/contracts/driver';
import { type ApproachState, beginApproach, followApproach } from './approach.rules.js';

const START = Date.UTC(2026, 10, 2, 6);
/** A look; a way by road is of so many straight metres, 1.3 times as long unless it says otherwise. */
const sample = (roadMetres: number | undefined, seconds: number, straightMetres = (roadMetres ?? 0) / 1.3) => ({
  straightMetres,
  roadMetres,
  at: new Date(START + seconds * 1000),
});
const straight = (metres: number, seconds: number) => sample(undefined, seconds, metres);

/** Looks every so many seconds at these distances; what was told of them, with the state at the end. */
function approach(metres: readonly number[], everySeconds = 20) {
  const [first = 0, ...others] = metres;
  let state: ApproachState = beginApproach(sample(first, 0));
  const told = [`${first}`];
  for (const [index, one] of others.entries()) {
    const next = followApproach(state, sample(one, (index + 1) * everySeconds));
    if (next?.isTold) told.push(`${one}${next.state.movingAway ? ' away' : ''}`);
    state = next?.state ?? state;
  }
  return { told, state };
}

describe('an approach is told', () => {
  it('at acceptance, at half way, and within 150 m', () => {
    expect(approach([2_000, 1_500, 1_001, 1_000, 600, 151, 150, 20]).told).toEqual(['2000', '1000', '150']);
  });

  it('once for a driver who is near when he accepts', () => {
    expect(approach([120, 61, 60, 10]).told).toEqual(['120', '60']);
  });

  it('when the driver moves away for a minute: 300 m further than at his nearest, and further than at acceptance', () => {
    expect(approach([1_000, 900, 1_250, 1_300, 1_350, 1_400]).told).toEqual(['1000', '1400 away']);
  });

  it.each([
    ['a minute is not over', [1_000, 1_300, 1_350, 1_400]],
    ['299 m are lost', [1_000, 1_299, 1_299, 1_299, 1_299]],
    ['he is no further than at acceptance', [2_000, 1_200, 1_900, 2_000, 2_000, 2_000]],
    ['he comes back within the minute', [1_000, 1_400, 1_400, 1_100, 1_400, 1_400]],
  ])('not as moving away while %s', (_why, metres) => {
    expect(approach(metres).state.movingAway).toBe(false);
  });

  it('not as moving away over a time in which nobody knows where he was', () => {
    expect(approach([1_000, 1_400, 1_500], 61).state.movingAway).toBe(false);
    expect(approach([1_000, 1_400, 1_500], 60).state.movingAway).toBe(true);
  });

  it('when he turns back: 300 m nearer than at his furthest', () => {
    const turned = approach([1_000, 1_400, 1_400, 1_400, 1_400, 1_550, 1_251, 1_250]);
    expect(turned.told).toEqual(['1000', '1400 away', '1250']);
    expect(turned.state.movingAway).toBe(false);
  });

  it('for every further 300 m that are lost', () => {
    expect(approach([1_000, 1_400, 1_400, 1_400, 1_400, 1_699, 1_700, 1_999, 2_000]).told).toEqual([
      '1000',
      '1400 away',
      '1700 away',
      '2000 away',
    ]);
  });

  it('again when he moves away again, counted from where he turned back', () => {
    const again = approach([1_000, 3_000, 3_000, 3_000, 3_000, 2_700, 2_990, 3_000, 3_000, 3_000, 3_000]);
    expect(again.told).toEqual(['1000', '3000 away', '2700', '3000 away']);
  });

  it('at most six times, two of them kept for turns', () => {
    const lost = [1_000, 2_000, 2_000, 2_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000];
    expect(approach(lost).told).toHaveLength(APPROACH.notes - APPROACH.notesOfTurns);
    const back = approach([...lost, 6_700]);
    expect(back.told.at(-1)).toBe('6700');
    const again = approach([...lost, 6_700, 9_000, 9_000, 9_000, 9_000, 9_000, 5_000]);
    expect(again.told).toHaveLength(APPROACH.notes);
    expect(again.told.at(-1)).toBe('9000 away');
  });

  it('also of a driver who came to the door first, and of one who began twice to go away', () => {
    const away = [1_100, 1_100, 1_100, 1_100];
    expect(approach([1_000, 490, 140, ...away, 790, 1_150, 1_150, 1_150, 1_150]).told.at(-1)).toBe('1150 away');
    const begun = [1_400, 1_400, 1_400, 1_400, 1_100];
    const twice = approach([1_000, ...begun, ...begun, 1_450, 1_450, 1_450, 1_450]);
    expect(twice.told.at(-1)).toBe('1450 away');
  });
});

describe('a look', () => {
  const state = beginApproach(sample(1_000, 0));

  it('counts 15 s after the last one', () => {
    expect(followApproach(state, sample(900, 14.9))).toBeUndefined();
    expect(followApproach(state, sample(900, 15))?.state.nearestMetres).toBe(900);
  });

  it('late or twice changes nothing', () => {
    expect(followApproach(state, sample(900, 0))).toBeUndefined();
    expect(followApproach(state, sample(900, -60))).toBeUndefined();
  });

  it('that knows no way by road measures the whole approach in the straight line', () => {
    const near = followApproach(beginApproach(sample(2_000, 0, 1_200)), sample(1_500, 20, 800))?.state;
    const next = followApproach(near ?? state, straight(900, 40));
    expect(next).toMatchObject({ isTold: false, state: { isByRoad: false, startMetres: 1_200, nearestMetres: 800 } });
    const after = followApproach(next?.state ?? state, sample(5_000, 60, 850));
    expect(after?.state).toMatchObject({
      isByRoad: false,
      startMetres: 1_200,
      furthestMetres: 850,
      nearestMetres: 800,
    });
  });

  it('that knows no way by road begins the straight line where an earlier release stored none', () => {
    const { straightStartMetres: _start, straightNearestMetres: _nearest, ...stored } = state;
    expect(followApproach(stored, straight(700, 20))?.state).toMatchObject({ startMetres: 700, nearestMetres: 700 });
  });

  it('every other of which knows no way by road still tells of a driver who moves away', () => {
    let current = beginApproach(sample(1_000, 0));
    const told: boolean[] = [];
    for (let index = 1; index <= 8; index += 1) {
      const metres = 700 + index * 200;
      const next = followApproach(
        current,
        index % 2 ? straight(metres, index * 20) : sample(metres * 2, index * 20, metres),
      );
      told.push(next?.isTold ?? false);
      current = next?.state ?? current;
    }
    expect(current).toMatchObject({ movingAway: true, isByRoad: false });
    expect(told.filter(Boolean).length).toBeGreaterThan(0);
  });

  it('counts from where he turned back, also when the measure changes after it', () => {
    const { state } = approach([500, 200, 1_200, 1_200, 1_200, 1_200, 850]);
    expect(state.movingAway).toBe(false);
    expect(followApproach(state, straight(700, 140))).toMatchObject({
      state: { nearestMetres: 850 / 1.3, movingAway: false, farSince: null },
    });
  });

  it('keeps who moves away on moving away when the measure changes', () => {
    const away = approach([1_000, 1_400, 1_400, 1_400, 1_400]).state;
    const next = followApproach(away, straight(1_100, 100));
    expect(next).toMatchObject({ isTold: false, state: { movingAway: true, notes: away.notes } });
    expect(followApproach(next?.state ?? away, straight(800, 120))).toMatchObject({
      isTold: true,
      state: { movingAway: false },
    });
  });
});
