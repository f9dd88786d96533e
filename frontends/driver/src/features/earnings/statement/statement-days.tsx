import type { StatementDay, StatementLine, StatementSums } from '@pothik/contracts/ride';
import { Card, ClockTime, DescriptionList, Money, Note, useFormat } from '@pothik/ui-kit';
import { useDayWords } from '../use-day-words';
import { useStatementText } from './statement-text';

/** How much of a digest is shown: enough to compare two by eye. */
const DIGEST_SHOWN = 8;

/** The sums of one day or of several; what never happened has no line. */
export function Sums({ sums }: { sums: StatementSums }) {
  const text = useStatementText();
  const { number } = useFormat();
  const amounts = (['fares', 'cash', 'wallet', 'tips', 'open', 'writtenOff'] as const)
    .filter((name) => name === 'fares' || sums[name] !== 0)
    .map((name) => ({ term: text[name], description: <Money amount={sums[name]} /> }));
  return <DescriptionList items={[{ term: text.rides, description: number(sums.rides) }, ...amounts]} />;
}

/** A day by its book; the running one is marked. */
export function Day({ day }: { day: StatementDay }) {
  const text = useStatementText();
  const dayWords = useDayWords();
  return (
    <Card title={dayWords(day.day)} className="driver-stack">
      {day.digest === null ? (
        <Note tone="warning">
          <p>{text.running}</p>
          <p>{text.runningText}</p>
        </Note>
      ) : (
        <p className="driver-quiet">{text.closed(day.digest.slice(0, DIGEST_SHOWN))}</p>
      )}
      <Sums sums={day.sums} />
      {day.lines && <Lines lines={day.lines} />}
    </Card>
  );
}

function Lines({ lines }: { lines: readonly StatementLine[] }) {
  const text = useStatementText();
  const items = lines.map(({ kind, ride, at, amount, isLate, isUnderReview }) => ({
    key: `${kind}:${ride}`,
    words: [text[kind], ...(isLate ? [text.late] : []), ...(isUnderReview ? [text.review] : [])].join(', '),
    at,
    amount,
  }));
  return (
    <ul className="driver-statement-lines">
      {items.map(({ key, words, at, amount }) => (
        <li key={key}>
          <span>
            <ClockTime at={at} /> {words}
          </span>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  );
}
