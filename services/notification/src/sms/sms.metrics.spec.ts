import type { Metrics } from '@pothik/service-kit';
import { beginSmsMetrics } from './sms.metrics.js';

it('what alerts watch is shown with 0 from the start, so that the first one is an increase', () => {
  const count = jest.fn();
  beginSmsMetrics({ count } as unknown as Metrics);
  const begun = count.mock.calls.map(([{ name }, labels]) => `${name} ${Object.values(labels).join(' ')}`);
  expect(begun).toContain('pothik_sms_used_up_total urgent');
  expect(begun).toContain('pothik_sms_sends_total log-in refused-balance');
  expect(begun).toContain('pothik_sms_sends_total desk unreadable');
  expect(count.mock.calls.every(([, , by]) => by === 0)).toBe(true);
});
