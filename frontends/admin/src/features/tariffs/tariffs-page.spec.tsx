import { setLanguage } from '@pothik/api-client';
import type { CityView } from '@pothik/contracts/ride';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, refusal, success } from '../../testing/fixture';
import { cityWith, identifier, tariffWith } from '../../testing/samples';
import { Component as TariffsPage } from './tariffs-page';

const CITIES = 'GET /city/cities';
const ADD = 'POST /city/tariffs/dhaka';
const ZONE = 'POST /city/zone/dhaka';
const openPage = (address = '/admin/tariffs') => open(<TariffsPage />, address, '/admin/tariffs');
const type = async (label: string, typed: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), typed);
};

beforeEach(() => newAdministrator('SUPER_ADMIN'));

describe('the tariffs of a city', () => {
  const by = { _id: identifier(42), name: 'Tanvir Ahmed' };
  const city = cityWith({
    tariffs: [
      tariffWith({ version: 3, validFrom: '2999-01-01T00:00:00.000Z', reason: 'Next year' }),
      tariffWith({ version: 2, by, legal: { base: 40, baseKilometres: 2, perKilometre: 12, perMinute: 2 } }),
      tariffWith({ version: 1, validFrom: '2026-01-01T00:00:00.000Z' }),
      tariffWith({ vehicleType: 'CNG', base: 40.5 }),
    ],
  });

  it('are read with every version: its rates, source, reason, by whom, and whether it is valid', async () => {
    answering({ [CITIES]: success([city]) });
    openPage();
    const versions = await screen.findByText('Version 2');
    const item = versions.closest('li') as HTMLElement;
    expect(within(item).getByText('IN USE')).toBeVisible();
    expect(within(item).getByText(/^The law allows at most ৳ 40 for the first 2 km, then ৳ 12 a km/)).toBeVisible();
    expect(within(item).getByText(/^Tanvir Ahmed · /)).toBeVisible();
    const items = versions.closest('ol')?.children ?? [];
    expect([...items].map(({ textContent }) => textContent?.match(/COMING|IN USE|EARLIER/)?.[0])).toEqual([
      'COMING',
      'IN USE',
      'EARLIER',
    ]);
  });

  it('of another vehicle are one link away', async () => {
    answering({ [CITIES]: success([city]) });
    openPage();
    await userEvent.click(await screen.findByRole('link', { name: 'Versions for CNG' }));
    expect(screen.getByRole('heading', { name: 'CNG: versions' })).toBeVisible();
    expect(screen.getByText(/^৳ 40.5 for the first 2 km/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Versions for EV' }));
    expect(screen.getByText(/There is no version yet/)).toBeVisible();
  });

  it('are read but not changed by an ADMIN', async () => {
    await newAdministrator('ADMIN');
    answering({ [CITIES]: success([city]) });
    openPage('/admin/tariffs?city=dhaka&edit=tariff');
    expect(await screen.findByText('Version 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^New version|^Change zone|^Save/ })).toBeNull();
  });

  it('in Bangla, digits included', async () => {
    answering({ [CITIES]: success([city]) });
    await setLanguage('bn');
    openPage();
    expect(await screen.findByRole('heading', { name: 'ঢাকা' })).toBeVisible();
    expect(screen.getByText('২৩.৯, ৯০.৩')).toBeVisible();
  });

  it('that do not load offer Retry', async () => {
    let works = false;
    answering({ [CITIES]: () => (works ? success([city]) : refusal(503, 'platform/unavailable', 'Later.')) });
    openPage();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    works = true;
    await userEvent.click(retry);
    expect(await screen.findByText('Version 2')).toBeVisible();
  });
});

describe('a new version', () => {
  const openForm = async (city: () => CityView, answer: Parameters<typeof answering>[0][string]) => {
    const sent = answering({ [CITIES]: () => success([city()]), [ADD]: answer });
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'New version for Car' }));
    return sent;
  };
  const fill = async () => {
    await type('Per km, ৳', '২৯.৫');
    await type('Valid from', '2026-12-01T00:00');
    await type('Source', 'The operator’s own figures');
    await type('Reason', 'Fuel costs more');
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  const bodies = (sent: ReturnType<typeof answering>) =>
    sent.filter(({ call }) => call === ADD).map(({ body }) => body);

  it('begins with the last rates, and is sent with source and reason', async () => {
    const sent = await openForm(cityWith, success(cityWith()));
    await fill();
    await save();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save version' })).toBeNull());
    const { base, baseKilometres, perMinute, waitingPerMinute, minimum } = tariffWith();
    expect(bodies(sent)).toEqual([
      {
        vehicleType: 'CAR',
        version: 1,
        ...{ base, baseKilometres, perKilometre: 29.5, perMinute, waitingPerMinute, minimum },
        validFrom: '2026-11-30T18:00:00.000Z',
        source: 'The operator’s own figures',
        reason: 'Fuel costs more',
      },
    ]);
  });

  it('says under each field what is wrong, and sends nothing', async () => {
    const sent = await openForm(cityWith, success(cityWith()));
    await type('Start, ৳', '10001');
    await save();
    expect(await screen.findByText('A rate is between 0 and 10,000 BDT, with at most two decimals.')).toBeVisible();
    expect(screen.getByText('Choose a day and a time.')).toBeVisible();
    expect(screen.getByText('Say where the figures are from, in 3 to 500 characters.')).toBeVisible();
    expect(screen.getByText('A reason of 3 to 300 characters is required.')).toBeVisible();
    expect(bodies(sent)).toEqual([]);
  });

  it('after somebody else’s is loaded anew: what is typed stays, and follows the newest version', async () => {
    let city = cityWith();
    let answer = refusal(409, 'ride/city-changed', 'Somebody changed this meanwhile. Please look again.');
    const sent = await openForm(
      () => city,
      () => answer,
    );
    await fill();
    city = cityWith({ tariffs: [tariffWith({ version: 2, reason: 'By another administrator' }), tariffWith()] });
    await save();
    expect(await screen.findByText('Somebody changed this meanwhile. Please look again.')).toBeVisible();
    expect(await screen.findByText('By another administrator')).toBeVisible();
    expect(screen.getByLabelText('Per km, ৳')).toHaveValue('২৯.৫');
    answer = success(city);
    await save();
    await waitFor(() => expect(bodies(sent).at(-1)).toMatchObject({ version: 2, perKilometre: 29.5 }));
  });

  it('that begins too early is refused under its date', async () => {
    const sentence = 'A tariff is valid from now on or later.';
    await openForm(cityWith, refusal(400, 'ride/tariff-too-early', sentence));
    await fill();
    await save();
    await waitFor(() => expect(screen.getByLabelText('Valid from')).toHaveAccessibleDescription(new RegExp(sentence)));
  });

  it('survives a reload until it is saved or left', async () => {
    await openForm(cityWith, success(cityWith()));
    await type('Reason', 'Fuel costs more');
    cleanup();
    openPage('/admin/tariffs?vehicle=CAR&city=dhaka&edit=tariff');
    expect(await screen.findByLabelText('Reason')).toHaveValue('Fuel costs more');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sessionStorage.getItem('admin-tariff-draft:dhaka:CAR')).toBeNull();
  });
});

describe('the zone', () => {
  const openForm = async (answer: Parameters<typeof answering>[0][string]) => {
    const sent = answering({ [CITIES]: success([cityWith()]), [ZONE]: answer });
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Change zone' }));
    await type('Reason', 'The city grew');
    return sent;
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save zone' }));

  it('is changed as text, one corner a line', async () => {
    const sent = await openForm(success(cityWith()));
    await userEvent.type(screen.getByLabelText('Corners'), '\n23.6, 90.35');
    await save();
    const zone = [...cityWith().zone, { lat: 23.6, lng: 90.35 }];
    const body = { zone, reason: 'The city grew', zoneVersion: 1 };
    await waitFor(() => expect(sent).toContainEqual({ call: ZONE, body }));
  });

  it.each([
    ['\nnorth', 'Line 4 is not two numbers, such as 23.75, 90.39.'],
    ['\n90.3, 23.9', 'In line 4, latitude comes first and longitude second.'],
    ['\n51.5, 0.1', 'The point in line 4 is not in Bangladesh.'],
  ])('a line that cannot be read is named: %j', async (typed, sentence) => {
    const sent = await openForm(success(cityWith()));
    await userEvent.type(screen.getByLabelText('Corners'), typed);
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent.some(({ call }) => call === ZONE)).toBe(false);
  });

  it('with crossing sides is refused under the corners', async () => {
    const sentence = 'The sides of a zone must not cross each other.';
    await openForm(refusal(400, 'ride/zone-crosses-itself', sentence));
    await save();
    await waitFor(() => expect(screen.getByLabelText('Corners')).toHaveAccessibleDescription(new RegExp(sentence)));
  });
});
