import { rideNumber } from './ride-number.js';

const idEndingOn = (end: string): string => end.padStart(24, '6');

describe('the short number of a ride', () => {
  it('is P- and five characters', () => {
    expect(rideNumber(idEndingOn('000000'))).toBe('P-00000');
    expect(rideNumber(idEndingOn('ffffff'))).toBe('P-FZZZZ');
  });

  it('is made from the last six digits of the id alone', () => {
    expect(rideNumber(`${'a'.repeat(18)}1c7ab3`)).toBe(rideNumber(`${'b'.repeat(18)}1c7ab3`));
  });

  it('differs for rides that follow one another', () => {
    expect(rideNumber(idEndingOn('00001f'))).toBe('P-0000Z');
    expect(rideNumber(idEndingOn('000020'))).toBe('P-00010');
  });

  it('has no letters that are taken for others', () => {
    const numbers = Array.from({ length: 32 }, (_, last) => rideNumber(idEndingOn(last.toString(16).padStart(6, '0'))));
    expect(numbers.join('').replaceAll('P-', '')).not.toMatch(/[ILOU]/);
  });
});
