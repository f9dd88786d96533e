import { boundOf, measuredPageOf, toldOf } from './vitals.rules';

describe('the name of a page', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/login/', '/login'],
    ['/rider/current-ride', '/rider/current-ride'],
    ['/rider/rides/64f000000000000000000001', '/rider/rides/:rideId'],
    ['/driver/rides/64f000000000000000000001', '/driver/rides/:rideId'],
    ['/admin/rides', '/admin/rides'],
    ['/admin/rides/64f000000000000000000001', '/admin/rides/:id'],
  ])('of %s is %s', (path, name) => {
    expect(measuredPageOf(path)).toBe(name);
  });

  it.each(['/about', '/rider', '/rider/rides/', '/rider/rides/1/2', '/login/else', '/admin/users/64f0', '/nowhere'])(
    'of %s is none: it is not measured',
    (path) => {
      expect(measuredPageOf(path)).toBeUndefined();
    },
  );
});

describe('the bucket of a value', () => {
  it('is its upper bound', () => {
    expect(boundOf('lcp', 0)).toBe(500);
    expect(boundOf('lcp', 2_500)).toBe(2_500);
    expect(boundOf('lcp', 2_500.1)).toBe(3_000);
    expect(boundOf('inp', 56)).toBe(100);
    expect(boundOf('cls', 0)).toBe(0.01);
    expect(boundOf('cls', 0.3)).toBe(0.5);
  });

  it('is none above the last bound', () => {
    expect(boundOf('lcp', 30_001)).toBeUndefined();
    expect(boundOf('inp', 10_001)).toBeUndefined();
    expect(boundOf('cls', 1.2)).toBeUndefined();
  });
});

const PHONE = { isWide: false, savesData: undefined };
const DESKTOP = { isWide: true, savesData: false };

describe('what a page tells', () => {
  it('is its name, its kind of screen and what is known', () => {
    expect(toldOf('/login', PHONE, { lcp: 500 })).toEqual({ page: '/login', screen: 'phone', lcp: 500 });
    expect(toldOf('/', DESKTOP, { cls: 0.01, inp: 50 })).toEqual({ page: '/', screen: 'desktop', cls: 0.01, inp: 50 });
  });

  it('is nothing of a page that is not measured', () => {
    expect(toldOf(undefined, DESKTOP, { lcp: 500 })).toBeUndefined();
  });

  it('is nothing while nothing is known, or all is above the last bound', () => {
    expect(toldOf('/', DESKTOP, {})).toBeUndefined();
    expect(toldOf('/', DESKTOP, { lcp: undefined })).toBeUndefined();
  });

  it('is nothing where the browser asks for less data', () => {
    expect(toldOf('/', { ...PHONE, savesData: true }, { lcp: 500 })).toBeUndefined();
  });
});
