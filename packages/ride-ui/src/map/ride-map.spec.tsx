import { setLanguage } from '@pothik/api-client';
import { act, render, screen, waitFor } from '@testing-library/react';
import { rideWith } from '../testing/ride-fixture';
import type { DrawnMapProps } from './drawn-map-props';
import { RideMap } from './ride-map';

/** What the drawing part was given; jsdom has no WebGL. */
let given: DrawnMapProps | undefined;
let isMissing = false;
jest.mock('./drawn-map', () => ({
  get DrawnMap() {
    if (isMissing) throw new Error('Loading chunk failed.');
    return (props: DrawnMapProps) => {
      given = props;
      return <p>the map</p>;
    };
  },
}));

const PICKUP = { lat: 23.7555, lng: 90.3742 };
const DROP = { lat: 23.732, lng: 90.4262 };
const WITH_POINTS = rideWith({ pickupPoint: PICKUP, dropPoint: DROP });

let comeIntoView: (() => void) | undefined;
beforeEach(() => {
  comeIntoView = undefined;
  given = undefined;
  isMissing = false;
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeIntoView = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => act(() => setLanguage('en')));

const show = (ride = WITH_POINTS) => render(<RideMap ride={ride} reader="RIDER" className="height" />);
/** Scrolls to the map, once its frame is there. */
async function scrollToMap() {
  await waitFor(() => expect(comeIntoView).toBeDefined());
  act(() => comeIntoView?.());
}

describe('the map of a ride', () => {
  it.each([
    ['without points', {}],
    ['with one point alone', { pickupPoint: PICKUP }],
  ])('is absent for a ride %s', (_which, points) => {
    const { container } = show(rideWith(points));
    expect(container).toBeEmptyDOMElement();
  });

  it('keeps its place from the first, and loads once it is in view and the page is done', async () => {
    const { container } = show();
    expect(container.firstChild).toHaveClass('ui-map', 'height');
    await waitFor(() => expect(comeIntoView).toBeDefined());
    expect(screen.queryByText('the map')).toBeNull();
    await scrollToMap();
    expect(await screen.findByText('the map')).toBeVisible();
  });

  it('names both ends, and the way is a plan until the driver accepted', async () => {
    const { rerender } = show(rideWith({ ...WITH_POINTS, rideStatus: 'REQUESTED' }));
    await scrollToMap();
    await screen.findByText('the map');
    expect(given).toMatchObject({
      label: 'Map: from Dhanmondi 27 to Kamalapur',
      pickup: { point: PICKUP, label: 'Pickup: Dhanmondi 27' },
      drop: { point: DROP, label: 'Drop-off: Kamalapur' },
      agreed: false,
    });
    rerender(<RideMap ride={{ ...WITH_POINTS, rideStatus: 'ACCEPTED' }} reader="RIDER" className="height" />);
    expect(given).toMatchObject({ agreed: true });
  });

  it.each([
    ['failed', 'en', 'The map could not be loaded.'],
    ['failed', 'bn', 'মানচিত্র আনা যায়নি।'],
    ['beyond', 'en', 'The map does not reach these places yet.'],
  ] as const)('gives way to a quiet card: %s, %s', async (failure, language, sentence) => {
    await setLanguage(language);
    show();
    await scrollToMap();
    await screen.findByText('the map');
    act(() => given?.onFailed(failure));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(document.querySelector('.ui-map')).toBeNull();
  });

  it('says the same when its code does not load', async () => {
    isMissing = true;
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    show();
    await scrollToMap();
    expect(await screen.findByText('The map could not be loaded.')).toBeVisible();
    warned.mockRestore();
  });
});
