import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiTextProvider } from '../text/ui-text-provider';
import { useFormat } from './use-format';

const MORNING = new Date('2026-11-02T10:40:00+06:00');

describe('useFormat', () => {
  it('formats numbers and times in English outside a provider', () => {
    const format = renderHook(useFormat).result.current;
    expect(format.number(412650)).toBe('4,12,650');
    expect(format.taka(1250)).toBe('৳\u00a01,250');
    expect(format.dateTime(MORNING).replace(/\s/g, ' ')).toBe('2 Nov 2026, 10:40 AM');
    expect(format.relative(MORNING, MORNING.getTime() + 300_000)).toBe('5 minutes ago');
  });

  it('follows the locale of its provider', () => {
    const wrapper = ({ children }: { children: ReactNode }) => <UiTextProvider locale="bn">{children}</UiTextProvider>;
    const format = renderHook(useFormat, { wrapper }).result.current;
    expect(format.taka(1250)).toBe('৳\u00a0১,২৫০');
    expect(format.time(MORNING)).toBe('সকাল ১০:৪০');
    expect(format.date(MORNING)).toContain('২০২৬');
    expect(format.digits('01712')).toBe('০১৭১২');
  });
});
