import { incomingRequest } from './incoming.rules';

const [FIRST, SECOND] = [{ _id: 'first' }, { _id: 'second' }];
const elsewhere = { waiting: [FIRST, SECOND], putOff: [], engaged: false, isOnPage: false };

describe('the request that comes up over a page', () => {
  it('is the oldest that waits', () => {
    expect(incomingRequest(elsewhere)).toBe(FIRST);
  });

  it('comes up once: put off, it leaves its place to the next', () => {
    expect(incomingRequest({ ...elsewhere, putOff: ['first:'] })).toBe(SECOND);
    expect(incomingRequest({ ...elsewhere, putOff: ['first:', 'second:'] })).toBeUndefined();
  });

  it('comes up again with a higher offer', () => {
    const raised = { ...FIRST, offer: { fare: 200 } };
    expect(incomingRequest({ ...elsewhere, waiting: [raised], putOff: ['first:', 'first:150'] })).toBe(raised);
  });

  it.each([
    ['on the page that has its answers', { isOnPage: true }],
    ['during a ride', { engaged: true }],
    ['while nobody knows whether there is a ride', { engaged: undefined }],
    ['while the requests load', { waiting: undefined }],
    ['where none waits', { waiting: [] }],
  ])('does not come up %s', (_when, changed) => {
    expect(incomingRequest({ ...elsewhere, ...changed })).toBeUndefined();
  });
});
