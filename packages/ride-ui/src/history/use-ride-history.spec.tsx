import type { RideView } from '@pothik/contracts/ride';
import { Stepper } from '@pothik/ui-kit';
import { render, screen } from '@testing-library/react';
import { rideWith, step } from '../testing/ride-fixture';
import type { RideParticipant } from '../words/ride-reader';
import { useEnding } from './use-ending';
import { useRideHistory } from './use-ride-history';

const CANCELLED = rideWith({
  rideStatus: 'CANCELLED',
  history: [
    step(null, 'REQUESTED', 'RIDER'),
    step('REQUESTED', 'ACCEPTED', 'DRIVER'),
    step('ACCEPTED', 'CANCELLED', 'DRIVER', 'Flat tyre'),
  ],
});

interface Shown {
  ride: RideView;
  reader: RideParticipant;
}

const History = ({ ride, reader }: Shown) => <Stepper label="History" steps={useRideHistory(ride, reader)} />;

function Ending({ ride, reader }: Shown) {
  const ending = useEnding(ride, reader);
  return <p>{ending ? `${ending.who} / ${ending.why}` : 'goes on'}</p>;
}

it.each([
  ['RIDER', ['RequestedBy you', 'AcceptedBy Rafiqul Islam', 'CancelledBy Rafiqul Islam: Flat tyre']],
  ['DRIVER', ['RequestedBy the rider', 'AcceptedBy you', 'CancelledBy you: Flat tyre']],
] as const)('shows its %s what happened, by whom and why', (reader, lines) => {
  render(<History ride={CANCELLED} reader={reader} />);
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(lines.map((line) => expect.stringContaining(line)));
});

it.each(['RIDER', 'DRIVER'] as const)('shows its %s both times of what waited for a network', (reader) => {
  const late = { at: '2026-11-02T08:09:00.000Z', claimedAt: '2026-11-02T08:02:00.000Z' };
  const ride = rideWith({
    history: [step(null, 'REQUESTED', 'RIDER'), { ...step('IN TRANSIT', 'COMPLETED', 'DRIVER'), ...late }],
    ...{ arrivedAt: '2026-11-02T07:30:00.000Z', arrivalClaimedAt: '2026-11-02T07:29:00.000Z' },
  });
  render(<History ride={ride} reader={reader} />);
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const who = reader === 'DRIVER' ? 'By you' : 'By Rafiqul Islam';
  expect(shown).toEqual([
    expect.not.stringContaining('Pressed'),
    expect.stringContaining(`At the pickup${who}Pressed 1:29 PM, reached us 1:30 PM`),
    expect.stringContaining(`Completed${who}Pressed 2:02 PM, reached us 2:09 PM`),
  ]);
});

it('the ending names who ended the ride and why; a ride that continues has none', () => {
  const { rerender } = render(<Ending ride={CANCELLED} reader="RIDER" />);
  expect(screen.getByText('By Rafiqul Islam / Flat tyre')).toBeVisible();
  rerender(<Ending ride={rideWith()} reader="RIDER" />);
  expect(screen.getByText('goes on')).toBeVisible();
});
