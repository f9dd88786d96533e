import { sampleRide } from '../../testing/sample-ride';
import { isCodeLocked, showsCode } from './start-code.rules';

const locked = sampleRide('ACCEPTED', { codeTriesLeft: 0 });

it('after five wrong codes the code of an accepted ride is locked', () => {
  expect(isCodeLocked(locked)).toBe(true);
  expect(isCodeLocked(sampleRide('ACCEPTED', { codeTriesLeft: 1 }))).toBe(false);
  expect(isCodeLocked(sampleRide('PICKED UP', { codeTriesLeft: 0 }))).toBe(false);
});

describe('the code is shown', () => {
  it('together with the fare it agrees to', () => {
    expect(showsCode(sampleRide('ACCEPTED'))).toBe(true);
    expect(showsCode(sampleRide('ACCEPTED', { fare: null }))).toBe(false);
  });

  it('while ACCEPTED only, and not while it is locked', () => {
    expect(showsCode(sampleRide('PICKED UP', { startCode: '482915' }))).toBe(false);
    expect(showsCode(locked)).toBe(false);
  });
});
