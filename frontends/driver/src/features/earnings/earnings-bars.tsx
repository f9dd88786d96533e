import type { DriverEarnings } from '@pothik/contracts/driver';
import { Card, Money, useFormat } from '@pothik/ui-kit';
import type { CSSProperties } from 'react';
import { useEarningsText } from './earnings-text';
import { useDayWords } from './use-day-words';

/** One bar a day, relative to the best day; screen readers get one sentence, and the table below. */
export function EarningsBars({ from, to, byDay }: DriverEarnings) {
  const text = useEarningsText();
  const { taka, number } = useFormat();
  const dayWords = useDayWords();
  const most = Math.max(...byDay.map(({ earnings }) => earnings));
  return (
    <Card title={text.byDay}>
      <p className="driver-bars-top" aria-hidden="true">
        <Money amount={most} />
      </p>
      <div
        role="img"
        aria-label={text.picture(text.period(dayWords(from), dayWords(to)), taka(most))}
        className="driver-bars"
        style={{ '--days': byDay.length } as CSSProperties}
      >
        {byDay.map(({ day, earnings, rides }) => (
          <span
            key={day}
            title={text.summary(dayWords(day), taka(earnings), text.rideCount(number(rides), rides === 1))}
            style={{ '--share': earnings / most } as CSSProperties}
          />
        ))}
      </div>
      <p className="driver-bars-ends" aria-hidden="true">
        <span>{dayWords(from)}</span>
        <span>{dayWords(to)}</span>
      </p>
    </Card>
  );
}
