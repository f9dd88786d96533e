import { installWayOf } from './install-way.rules';

const DEVICE = { isInstalled: false, isOffered: false, isIos: false };

describe('the way to the home screen', () => {
  it('is the browser’s question where it offers one, and two taps on iOS', () => {
    expect(installWayOf({ ...DEVICE, isOffered: true })).toBe('prompt');
    expect(installWayOf({ ...DEVICE, isIos: true })).toBe('two-taps');
  });

  it('is none for the installed app, and where a browser has none', () => {
    expect(installWayOf({ isInstalled: true, isOffered: true, isIos: true })).toBeUndefined();
    expect(installWayOf(DEVICE)).toBeUndefined();
  });
});
