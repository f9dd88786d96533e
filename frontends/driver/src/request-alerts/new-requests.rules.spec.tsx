import { newRequests } from './new-requests.rules';

const present = [{ _id: 'one' }, { _id: 'two' }];

describe('the requests that are new', () => {
  it('are those missing from the previous list', () => {
    expect(newRequests(new Set(['one', 'gone']), present)).toEqual([{ _id: 'two' }]);
  });

  it('are none in the first list, and all when the previous list was empty', () => {
    expect(newRequests(undefined, present)).toEqual([]);
    expect(newRequests(new Set(), present)).toEqual(present);
  });
});
