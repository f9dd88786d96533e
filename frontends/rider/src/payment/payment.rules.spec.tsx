import type { PaymentView } from '@pothik/contracts/ride';
import { endOf, saidAmountOf, settlesBySilence, shownOf, takesTip } from './payment.rules';

const at = '2026-11-02T06:00:00.000Z';
const step = (act: string, to: string, more: object = {}) =>
  ({ act, by: 'DRIVER', at, to, ...more }) as PaymentView['history'][number];
const payment = (fields: object) =>
  ({ tip: null, tipUntil: at, status: 'OWED', history: [], ...fields }) as unknown as PaymentView;

describe('payment of a rider', () => {
  it.each([
    ['OWED', 'pay'],
    ['OWING', 'pay'],
    ['UNPAID_SAID', 'pay'],
    ['SAID_BY_RIDER', 'said'],
    ['SAID_BY_DRIVER', 'asked'],
    ['DISPUTED', 'disputed'],
    ['SETTLED', 'over'],
    ['WRITTEN_OFF', 'over'],
  ] as const)('%s shows %s', (status, shown) => {
    expect(shownOf({ status })).toBe(shown);
  });

  it('says who ended it', () => {
    const end = (status: string, ...history: object[]) => endOf(payment({ status, history }));
    expect(end('WRITTEN_OFF')).toBe('writtenOff');
    expect(end('SETTLED', step('silence', 'SETTLED'), step('tipped', 'SETTLED'))).toBe('settledBySilence');
    expect(end('SETTLED', step('decided', 'SETTLED'))).toBe('settledByTeam');
    expect(end('SETTLED', step('confirmed', 'SETTLED'))).toBe('settled');
  });

  it('is not settled by silence once the driver called it unpaid', () => {
    expect(settlesBySilence(payment({ history: [step('paid', 'SAID_BY_RIDER')] }))).toBe(true);
    expect(settlesBySilence(payment({ history: [step('not-paid', 'UNPAID_SAID')] }))).toBe(false);
  });

  it('shows what the driver says was paid', () => {
    expect(saidAmountOf(payment({ history: [step('not-paid', 'UNPAID_SAID', { amount: 0 })] }))).toBe(0);
    expect(saidAmountOf(payment({ history: [step('received', 'SAID_BY_DRIVER')] }))).toBeUndefined();
  });

  it('takes a tip once the fare is no question, in time, once', () => {
    const now = Date.parse(at) - 1;
    expect(takesTip(payment({ status: 'SETTLED' }), now)).toBe(true);
    expect(takesTip(payment({ status: 'OWED' }), now)).toBe(false);
    expect(takesTip(payment({ status: 'SETTLED' }), now + 1)).toBe(false);
    expect(takesTip(payment({ status: 'SETTLED', tip: { amount: 20 } }), now)).toBe(false);
  });
});
