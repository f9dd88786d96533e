import type { DriverEarnings } from '@pothik/contracts/driver';
import { Card, Money, useFormat } from '@pothik/ui-kit';
import { useEarningsText } from './earnings-text';
import { useDayWords } from './use-day-words';

/** Every day of the period, the latest first; three narrow columns, a table on a phone too. */
export function EarningsTable({ byDay }: Pick<DriverEarnings, 'byDay'>) {
  const text = useEarningsText();
  const { number } = useFormat();
  const dayWords = useDayWords();
  return (
    <Card flush>
      <table className="driver-days">
        <caption className="ui-visually-hidden">{text.byDay}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.rides}</th>
            <th scope="col">{text.earned}</th>
          </tr>
        </thead>
        <tbody>
          {[...byDay].reverse().map(({ day, rides, earnings }) => (
            <tr key={day} className={rides === 0 ? 'driver-quiet' : undefined}>
              <th scope="row">
                <time dateTime={day}>{dayWords(day)}</time>
              </th>
              <td>{number(rides)}</td>
              <td>
                <Money amount={earnings} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
