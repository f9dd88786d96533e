import { newRequests } from './new-requests.rules';

const present = [{ _id: 'one' }, { _id: 'two' }];

describe('the requests that are new', () => {
  it('are those that were not there when the list was last seen', () => {
    expect(newRequests(new Set(['one', 'gone']), present)).toEqual([{ _id: 'two' }]);
  });

  it('are none when the list is seen for the first time, and all when it was empty', () => {
    expect(newRequests(undefined, present)).toEqual([]);
    expect(newRequests(new Set(), present)).toEqual(present);
  });
});
