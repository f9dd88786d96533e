import { screen } from '@testing-library/react';
import { answering, newRider, open, success } from '../../testing/fixture';
import { sampleRide } from '../../testing/sample-ride';
import { Component as CurrentRidePage } from './current-ride-page';

beforeEach(newRider);

function show(asking: NonNullable<Parameters<typeof sampleRide>[1]>['asking']) {
  answering({ 'GET /ride/current-ride': () => success(sampleRide('REQUESTED', { asking })) });
  open(<CurrentRidePage />);
}

it('who asks the nearest sees who is asked, who said what before, and how many may still be asked', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 2, 6, 0, second)).toISOString();
  show({
    asked: [
      { name: 'Sumaiya Begum', outcome: 'UNANSWERED', at: at(30) },
      { name: 'Tanvir Hasan', outcome: 'NOT_FREE', at: at(40) },
    ],
    waiting: 2,
  });
  const lines = await screen.findByRole('list', { name: 'Asked before' });
  expect(screen.getByRole('heading', { level: 1, name: 'Asking Rafiqul' })).toBeVisible();
  expect(lines).toHaveTextContent('Sumaiya Begum did not answerTanvir Hasan is not free any more');
  expect(screen.getByText('2 more drivers near you may be asked.')).toBeVisible();
  expect(screen.getByText(/within 30 seconds, the next driver is asked/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel request' })).toBeVisible();
});

it('who has been refused by two reads that the third is the last', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 2, 6, 0, second)).toISOString();
  show({
    asked: [
      { name: 'Sumaiya Begum', outcome: 'UNANSWERED', at: at(30) },
      { name: 'Tanvir Hasan', outcome: 'REJECTED', reason: 'The road is closed', at: at(40) },
    ],
    waiting: 2,
  });
  expect(await screen.findByText('When three have not accepted, nobody else is asked.')).toBeVisible();
  expect(screen.getByText('Tanvir Hasan').nextElementSibling).toHaveTextContent('cannot take the ride');
  expect(screen.getByText('Reason: The road is closed')).toBeVisible();
  expect(screen.getByText(/within 30 seconds, the request expires/)).toBeVisible();
});

it('who asks the last of the nearest reads that nobody else can be asked', async () => {
  show({ asked: [], waiting: 0 });
  expect(await screen.findByText('Nobody else near you can be asked.')).toBeVisible();
  expect(screen.getByText(/within 30 seconds, the request expires/)).toBeVisible();
});
