import { serverNow } from '@pothik/api-client';
import { dhakaDay } from '@pothik/contracts/platform';
import { Button, Field, TextInput } from '@pothik/ui-kit';
import { useState } from 'react';
import { useRidesText } from '../../rides/rides-text';

interface ChosenDaysProps {
  /** Days such as 2026-11-02; either may be left open. */
  from: string | undefined;
  to: string | undefined;
  onChoose(days: { from: string | undefined; to: string | undefined }): void;
}

/** The first and the last day of the list, shown after a press; an empty one is open, and the earlier of the two is the first. */
export function ChosenDays({ from = '', to = '', onChoose }: ChosenDaysProps) {
  const text = useRidesText();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const choose = () => {
    const [earlier, later] = first && last && first > last ? [last, first] : [first, last];
    onChoose({ from: earlier || undefined, to: later || undefined });
  };
  const today = dhakaDay(new Date(serverNow()));
  return (
    <div className="admin-ride-days">
      <Field label={text.firstDay}>
        <TextInput type="date" max={today} value={first} onChange={({ target }) => setFirst(target.value)} />
      </Field>
      <Field label={text.lastDay}>
        <TextInput type="date" max={today} value={last} onChange={({ target }) => setLast(target.value)} />
      </Field>
      <Button onClick={choose}>{text.showDays}</Button>
    </div>
  );
}
