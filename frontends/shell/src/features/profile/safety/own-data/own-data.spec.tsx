import { queryClient } from '@pothik/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../../../testing/fixture';
import { Component as ProfilePage } from '../../profile-page';

const list = (...data: unknown[]) => success({ data, meta: { totalPage: 1, total: data.length } });
const PLACES = { saved: [{ label: 'HOME', name: 'Road 5, Dhanmondi' }], recent: [] };
const ANSWERS = {
  'GET /user/get-me': success(sampleRider),
  'GET /ride/rides': list({ _id: 'a' }, { _id: 'b' }),
  'GET /place/own': success(PLACES),
  'GET /ride/own-payments': list({ ride: 'b' }),
  'GET /driver/drivers': list(),
  'GET /vehicle/vehicles': list(),
  'GET /notification/feed': success({ entries: [{ number: 1 }, { number: 2 }], last: 2, readUpTo: 0 }),
};

let made: Blob | undefined;

beforeEach(() => {
  queryClient.clear();
  made = undefined;
  URL.createObjectURL = (blob) => {
    made = blob as Blob;
    return 'blob:own-data';
  };
  URL.revokeObjectURL = () => undefined;
});

async function openDialog(answers: Parameters<typeof answering>[0]) {
  const sent = answering(answers);
  await openPage(ProfilePage, '/profile', sampleRider);
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make the file' }));
  return sent;
}

it('one file has every ride, place and notification of a rider, and his driver profile', async () => {
  await openDialog(ANSWERS);
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('download', expect.stringMatching(/^pothik-my-data-\d{4}-\d\d-\d\d\.json$/));
  await waitFor(() => expect(link).toHaveAttribute('href', 'blob:own-data'));
  expect(JSON.parse((await made?.text()) ?? '')).toMatchObject({
    account: { _id: sampleRider._id },
    rides: [{ _id: 'a' }, { _id: 'b' }],
    places: PLACES,
    payments: [{ ride: 'b' }],
    driver: [],
    vehicles: [],
    notifications: [{ number: 1 }, { number: 2 }],
  });
});

it('a part that cannot be read is named, no half file is offered, and a second try succeeds', async () => {
  await openDialog({ ...ANSWERS, 'GET /place/own': refusal(503, 'platform/unavailable', 'Please try again.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
  answering(ANSWERS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Download' })).toBeInTheDocument();
});
