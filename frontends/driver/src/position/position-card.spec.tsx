import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, refusing } from '../testing/fixture';
import { driverWith, person } from '../testing/samples';
import { PositionCard } from './position-card';
import { useToldPoint } from './use-told-point';

const CONSENTED = driverWith({ positionConsentAt: '2026-11-02T06:00:00.000Z' });
const FARMGATE = { latitude: 23.7575, longitude: 90.3897, accuracy: 12 };

/** A browser that gives a position, or refuses it. */
function browser(gives: typeof FARMGATE | 'refused') {
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) =>
    gives === 'refused'
      ? failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      : found({ coords: gives } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

function open(driver: ReturnType<typeof driverWith>) {
  const sent = answering({
    'POST /driver/position': { nextInMs: 5_000 },
    'POST /driver/position-consent': CONSENTED,
  });
  openAs(person('DRIVER'), [{ path: '/driver', element: <PositionCard driver={driver} /> }], '/driver');
  return sent;
}

function Known() {
  const told = useToldPoint(CONSENTED._id);
  return told && <p>{`known at ${told.point.lat}`}</p>;
}

describe('the card of a driver’s position', () => {
  it('says what is done with it, and stores the consent once the browser gives it', async () => {
    browser(FARMGATE);
    const sent = open(driverWith());
    const promise = screen.getByText(/^Only while you are online/);
    expect(promise).toHaveTextContent('Administrators see it too. Other riders see only how far away you are.');
    expect(promise).toHaveTextContent(/the track of a ride usually after 30 days/);
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Share my location' }));
    await waitFor(() =>
      expect(sent).toContainEqual({ call: 'POST /driver/position-consent', body: { granted: true } }),
    );
  });

  it('says how to allow it when the browser refuses, and stores no consent', async () => {
    browser('refused');
    const sent = open(driverWith());
    await userEvent.click(screen.getByRole('button', { name: 'Share my location' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Allow “Location” for this page');
    expect(sent).toEqual([]);
  });

  it('tells the position while ONLINE, and takes the consent back', async () => {
    browser(FARMGATE);
    const sent = open(CONSENTED);
    const body = { lat: FARMGATE.latitude, lng: FARMGATE.longitude, accuracy: FARMGATE.accuracy };
    await waitFor(() => expect(sent).toContainEqual({ call: 'POST /driver/position', body }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() =>
      expect(sent).toContainEqual({ call: 'POST /driver/position-consent', body: { granted: false } }),
    );
  });

  it('is known to a page that tells it again too soon after another page', async () => {
    browser(FARMGATE);
    answering({ 'POST /driver/position': refusing(429, 'request/too-many', 'Please wait a moment.') });
    const element = (
      <>
        <PositionCard driver={CONSENTED} />
        <Known />
      </>
    );
    openAs(person('DRIVER'), [{ path: '/driver', element }], '/driver');
    expect(await screen.findByText(`known at ${FARMGATE.latitude}`)).toBeVisible();
  });

  it('does not claim to share what the browser refuses', async () => {
    browser('refused');
    open(CONSENTED);
    await screen.findByRole('alert');
    expect(screen.queryByText('Your location is shared while you are online.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
  });

  it('tells nothing while OFFLINE', async () => {
    browser(FARMGATE);
    const sent = open({ ...CONSENTED, availabilityStatus: 'OFFLINE' });
    expect(screen.getByText(/^You are offline, so your location is not shared\. It is shared again/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Do not share it again' })).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
