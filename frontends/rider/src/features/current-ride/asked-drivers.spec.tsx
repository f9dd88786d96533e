import { SEARCH } from '@pothik/contracts/ride';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, open, success } from '../../testing/fixture';
import { sampleRide } from '../../testing/sample-ride';
import { Component as CurrentRidePage } from './current-ride-page';

beforeEach(newRider);

type Search = NonNullable<NonNullable<Parameters<typeof sampleRide>[1]>['asking']>;

/** A search that began so many seconds ago. */
function show(search: Partial<Search>, seconds = 84) {
  const until = new Date(Date.now() + SEARCH.lastsMs - seconds * 1_000).toISOString();
  const asking: Search = { asked: [], waiting: 0, until, ...search };
  answering({ 'GET /ride/current-ride': () => success(sampleRide('REQUESTED', { asking })) });
  open(<CurrentRidePage />);
}

const at = (second: number) => new Date(Date.UTC(2026, 10, 2, 6, 0, second)).toISOString();
const UNANSWERED = { name: 'Sumaiya Begum', outcome: 'UNANSWERED', at: at(30) } as const;
const REJECTED = { name: 'Tanvir Hasan', outcome: 'REJECTED', reason: 'The road is closed', at: at(40) } as const;

it('who searches sees who is asked, who said what before, and for how long', async () => {
  show({ asked: [UNANSWERED, REJECTED] });
  const lines = await screen.findByRole('list', { name: 'Asked before' });
  expect(screen.getByRole('heading', { level: 1, name: 'Asking Rafiqul' })).toBeVisible();
  expect(lines).toHaveTextContent('Sumaiya Begum did not answer');
  expect(screen.getByText('Tanvir Hasan').nextElementSibling).toHaveTextContent('cannot take the ride');
  expect(screen.getByText('Reason: The road is closed')).toBeVisible();
  expect(screen.getByText(/^Looking for 1:2\d · 3 asked$/)).toBeVisible();
  expect(screen.getByText(/does not answer in time, we ask the next driver/)).toBeVisible();
});

it.each([30, 60])('who is asked has %i seconds, and the meter empties in them', async (seconds) => {
  const [now, until] = [Date.now(), Date.now() + SEARCH.lastsMs];
  const asking: Search = { asked: [], waiting: 0, until: new Date(until).toISOString() };
  const turn = { updatedAt: new Date(now).toISOString(), answerBy: new Date(now + seconds * 1_000).toISOString() };
  answering({ 'GET /ride/current-ride': () => success(sampleRide('REQUESTED', { asking, ...turn })) });
  open(<CurrentRidePage />);
  await screen.findByRole('timer', { name: /Time left to answer/ });
  const meter = document.querySelector<HTMLElement>('.rider-meter');
  expect(Number(meter?.style.getPropertyValue('--p'))).toBeGreaterThan(0.8);
});

it('while it is nobody’s turn the page shows no driver, and until when it looks', async () => {
  show({ asked: [REJECTED], looking: true });
  expect(await screen.findByText(/^We ask every driver who comes free, until .+ or until you stop\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Still looking' })).toBeVisible();
  expect(screen.queryByText('Your driver')).not.toBeInTheDocument();
  expect(screen.queryByRole('timer', { name: /Time left to answer/ })).not.toBeInTheDocument();
});

it('a search is stopped, not a request cancelled', async () => {
  show({ asked: [REJECTED], looking: true });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Stop looking' }))[0] as HTMLElement);
  expect(screen.getByRole('dialog', { name: 'Stop looking?' })).toHaveTextContent('We ask nobody else.');
});
