import { serverNow } from '@pothik/api-client';
import { dhakaDay } from '@pothik/contracts/platform';
import { Field, TextInput } from '@pothik/ui-kit';
import { useState } from 'react';
import { isDay } from './list-address.rules';

interface DayFieldProps {
  label: string;
  /** The day in the address, as `2026-11-02`. */
  value: string | undefined;
  onDay(day: string | undefined): void;
}

/** One end of a list's days in Dhaka; only a whole day, or none, is told. It follows other changes of the address. */
export function DayField({ label, value = '', onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    setTyped(value);
  }
  const type = (day: string) => {
    // A year that is being typed goes through days of the first century.
    setTyped(day);
    if (day === '') onDay(undefined);
    else if (isDay(day)) onDay(day);
  };
  return (
    <Field label={label} className="admin-day">
      <TextInput
        type="date"
        max={dhakaDay(new Date(serverNow()))}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  );
}
