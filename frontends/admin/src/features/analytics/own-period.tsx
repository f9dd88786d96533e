import { formMessageText, serverNow } from '@pothik/api-client';
import { dhakaDay, FORM_MESSAGES } from '@pothik/contracts/platform';
import { Button, Field, TextInput } from '@pothik/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useAnalyticsText } from './analytics-text';
import { type Days, isPeriod } from './period.rules';

export interface OwnPeriodProps {
  period: Days;
  onChoose(period: Days): void;
}

/** A period by its first and last day; an invalid one is refused with the API's message. */
export function OwnPeriod({ period, onChoose }: OwnPeriodProps) {
  const text = useAnalyticsText();
  const [days, setDays] = useState<Days>({ from: period.from, to: period.to });
  const [refused, setRefused] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isPeriod(days));
    if (isPeriod(days)) onChoose(days);
    else first.current?.focus();
  };
  const problem = refused ? formMessageText(FORM_MESSAGES.periodInvalid) : undefined;
  const today = dhakaDay(new Date(serverNow()));
  return (
    <form className="admin-own-period" onSubmit={choose} noValidate>
      <Field label={text.from} error={problem}>
        <TextInput
          ref={first}
          type="date"
          max={today}
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
        />
      </Field>
      <Field label={text.to}>
        <TextInput
          type="date"
          max={today}
          value={days.to}
          onChange={({ target }) => setDays({ ...days, to: target.value })}
        />
      </Field>
      <Button type="submit">{text.show}</Button>
    </form>
  );
}
