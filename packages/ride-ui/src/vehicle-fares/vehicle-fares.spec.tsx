import type { BookingPoints, RideEstimate, RideEstimates } from '@pothik/contracts/ride';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, noAnswer, open, success } from '../testing/page-fixture';
import { VehicleFares } from './vehicle-fares';

const POINTS = { pickupPoint: { lat: 23.7561, lng: 90.3742 }, dropPoint: { lat: 23.7329, lng: 90.4262 } };

const CNG: RideEstimate = {
  cityId: 'dhaka',
  vehicleType: 'CNG',
  tariffVersion: 1,
  metres: { low: 5900, high: 6500 },
  distanceBasis: 'ROADS',
  minutes: { low: 22, high: 30 },
  minutesBasis: 'EXPERIENCE',
  fare: { low: 180, high: 1240 },
  ceiling: null,
};
const TEXTS = { pickupLocation: 'Airport', dropLocation: 'Sadarghat' };
const DHAKA = { _id: 'dhaka', name: 'Dhaka', nameBn: 'ঢাকা' };
const answer = (estimates: RideEstimate[], city: RideEstimates['city'] = DHAKA) =>
  success({ city, estimates } satisfies RideEstimates);

function show(response: () => Response, points: BookingPoints = POINTS, isWritten = true, near: object[] = []) {
  const requests = answering((_search, call) => (call === 'GET /ride/estimates' ? response() : success(near)));
  const onVehicleType = jest.fn();
  open(
    <VehicleFares
      points={points}
      texts={TEXTS}
      isWritten={isWritten}
      vehicleType={undefined}
      onVehicleType={onVehicleType}
    />,
  );
  return { requests, onVehicleType };
}

describe('the estimate before asking', () => {
  it('has a range of fare, minutes and distance for each vehicle type, and says that the fare is agreed before the start', async () => {
    const near = [{ vehicleType: 'CNG', metres: { low: 1_180, high: 1_300 } }];
    const { requests, onVehicleType } = show(() => answer([CNG, { ...CNG, vehicleType: 'BIKE' }]), POINTS, true, near);
    const row = await screen.findByRole('button', { name: /CNG.*away/ });
    expect(row).toHaveTextContent('CNG4–6 min away৳ 180–1,24022–30 min');
    expect(screen.getByText('5.9–6.5 km')).toBeVisible();
    expect(screen.getByRole('button', { name: /Bike.*None near now/ })).toBeDisabled();
    expect(screen.getByText(/You agree on yours before the start/)).toBeVisible();
    expect(requests.map(({ call }) => call)).toContain(
      'GET /ride/estimates?pickupLat=23.7561&pickupLng=90.3742&dropLat=23.7329&dropLng=90.4262&pickupLocation=Airport&dropLocation=Sadarghat',
    );
    await userEvent.click(row);
    expect(onVehicleType).toHaveBeenCalledWith('CNG');
  });

  it.each([
    [
      'a short ride',
      { metres: { low: 15, high: 16 }, minutes: { low: 1, high: 1 } },
      '1.1–1.3 km away৳ 180–1,2401 min',
    ],
    [
      'a long one at the slowest hour',
      { metres: { low: 9_000, high: 9_900 }, minutes: { low: 100, high: 800 } },
      '1.1–1.3 km away৳ 180–1,2401.5–13.5 h',
    ],
  ])('never has absurd minutes: %s', async (_case, ride, shown) => {
    const near = [{ vehicleType: 'CNG', metres: { low: 1_180, high: 1_300 } }];
    show(() => answer([{ ...CNG, ...ride }]), POINTS, true, near);
    expect(await screen.findByRole('button', { name: /CNG.*away/ })).toHaveTextContent(`CNG${shown}`);
  });

  it('says what its figures are made of where that is little', async () => {
    show(() => answer([{ ...CNG, minutesBasis: 'STATED', distanceBasis: 'STRAIGHT_LINE' }]));
    expect(await screen.findByText(/straight line.*few rides here/)).toBeVisible();
  });

  it.each([
    [{}, /choose both places/],
    [{ pickupPoint: POINTS.pickupPoint }, /choose both places/],
  ])('is not asked for with the points %j, which is said', async (points, sentence) => {
    const { requests } = show(() => answer([CNG]), points);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(requests.filter(({ call }) => call.includes('/ride/estimates'))).toEqual([]);
  });

  it('is replaced by the pins’ own names where text and pin are of two places: no ceiling binds', async () => {
    const pointNames = {
      pickup: { name: 'Sadarghat, Kotwali', isOfText: false, metresFromText: 15_840 },
      dropOff: { name: 'Sadarghat, Kotwali', isOfText: true },
      metres: 60,
    };
    show(() => success({ city: DHAKA, estimates: [], pointNames } satisfies RideEstimates));
    expect(await screen.findByText(/Pickup: the pin is near Sadarghat, Kotwali, 15.8 km from the text/)).toBeVisible();
    expect(screen.getByText(/No legal maximum applies/)).toBeVisible();
    expect(screen.queryByText(/has no fares yet/)).not.toBeInTheDocument();
  });

  it('says nothing while the places are still to be written', () => {
    show(() => answer([CNG]), {}, false);
    expect(screen.queryByText(/choose both places/)).not.toBeInTheDocument();
  });

  it.each([
    ['outside every city', () => answer([], null), /not in one of our cities/],
    ['in a city without fares', () => answer([]), /has no fares yet/],
  ])('%s says so', async (_case, response, sentence) => {
    show(response);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('that does not arrive is said without an alert', async () => {
    show(noAnswer);
    expect(await screen.findByText(/The estimate did not arrive/, {}, { timeout: 5000 })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
