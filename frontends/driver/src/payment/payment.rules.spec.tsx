import type { PaymentView } from '@pothik/contracts/ride';
import { isCollected, noteOf, wordsOf } from './payment.rules';

const NOTHING = { received: undefined, notPaid: undefined };
const step = (act: string) => ({ act, by: 'SYSTEM', at: '', to: 'SETTLED' }) as PaymentView['history'][number];

describe('payment of a driver', () => {
  it.each([
    ['OWED', { received: 'received', notPaid: 'not-paid' }],
    ['SAID_BY_RIDER', { received: 'confirm', notPaid: 'dispute' }],
    ['UNPAID_SAID', { received: 'received', notPaid: undefined }],
    ['OWING', { received: 'received', notPaid: undefined }],
    ['SAID_BY_DRIVER', NOTHING],
    ['DISPUTED', NOTHING],
    ['SETTLED', NOTHING],
    ['WRITTEN_OFF', NOTHING],
  ] as const)('%s: the driver may say %j', (status, words) => {
    expect(wordsOf({ status })).toEqual(words);
  });

  it('is open for the first words before it is known', () => {
    expect(wordsOf(undefined)).toEqual(wordsOf({ status: 'OWED' }));
    expect(isCollected(undefined)).toBe(false);
  });

  it('is collected once received or over', () => {
    const collected = (['OWED', 'UNPAID_SAID', 'DISPUTED', 'SAID_BY_DRIVER', 'SETTLED', 'WRITTEN_OFF'] as const).filter(
      (status) => isCollected({ status }),
    );
    expect(collected).toEqual(['SAID_BY_DRIVER', 'SETTLED', 'WRITTEN_OFF']);
  });

  it('says how it stands, and who ended it', () => {
    expect(noteOf({ status: 'OWED', history: [] })).toBeUndefined();
    expect(noteOf({ status: 'SAID_BY_RIDER', history: [] })).toBe('riderSays');
    expect(noteOf({ status: 'SETTLED', history: [step('confirmed')] })).toBe('settled');
    expect(noteOf({ status: 'SETTLED', history: [step('silence'), step('tipped')] })).toBe('settledBySilence');
    expect(noteOf({ status: 'SETTLED', history: [step('decided')] })).toBe('settledByTeam');
  });
});
