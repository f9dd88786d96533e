import { DomainError } from '@pothik/contracts/catalogue';
import { endedReasonOf } from './ended-body.rules.js';
import { NoPlaceLeft } from './no-place-left.js';

describe('a body that did not become complete is counted', () => {
  it.each([
    ['as too slow', new DomainError('request/too-slow'), 'too-slow'],
    ['as too large, by whichever code', new DomainError('user/picture-too-large'), 'too-large'],
    ['by the places that were taken', new NoPlaceLeft('person'), 'person'],
    ['as left by its sender', new Error('aborted'), 'left'],
  ])('%s', (_how, error, reason) => {
    expect(endedReasonOf(error)).toBe(reason);
  });
});
