import { identifier, incidentWith } from '../testing/samples';
import { foremost, isAlarming } from './unresolved.rules';

const OPEN = incidentWith({ _id: identifier(1) });
const IN_HAND = incidentWith({ _id: identifier(2), status: 'ACKNOWLEDGED' });
const AGAIN = incidentWith({ _id: identifier(3), status: 'ACKNOWLEDGED', alarmedAgainAt: '2026-11-02T06:10:00.000Z' });

describe('an unresolved incident', () => {
  it('rings while nobody has answered it, and again without a note', () => {
    expect([OPEN, IN_HAND, AGAIN].map(isAlarming)).toEqual([true, false, true]);
    expect(isAlarming({ ...AGAIN, status: 'RESOLVED' })).toBe(false);
  });

  it('stands in the banner: unanswered before one without a note before one in hand', () => {
    expect(foremost([IN_HAND, AGAIN, OPEN])).toBe(OPEN);
    expect(foremost([IN_HAND, AGAIN])).toBe(AGAIN);
    expect(foremost([IN_HAND])).toBe(IN_HAND);
    expect(foremost([])).toBeUndefined();
  });
});
