import { serverNow } from '@pothik/api-client';
import { dayInDhaka, dhakaDay } from '@pothik/contracts/platform';
import { Chip, Field, TextInput, useFormat } from '@pothik/ui-kit';
import { useEffect, useState } from 'react';
import { useEarningsText } from './earnings-text';
import { lastDays, PRESETS, periodWith, type ShownPeriod } from './period.rules';

interface PeriodChoiceProps {
  period: ShownPeriod;
  onChoose(period: ShownPeriod): void;
}

/** The period of the page: today, a week or a month by one press, others by their first and last day. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const text = useEarningsText();
  const { number } = useFormat();
  const now = new Date(serverNow());
  const choose = (chosen: Partial<ShownPeriod>) => onChoose(periodWith(period, chosen, now));
  return (
    <fieldset className="driver-period">
      <legend className="ui-visually-hidden">{text.which}</legend>
      <div className="driver-filter">
        {PRESETS.map((days) => {
          const preset = lastDays(days, now);
          const pressed = preset.from === period.from && preset.to === period.to;
          return (
            <Chip key={days} pressed={pressed} onClick={() => onChoose(preset)}>
              {days === 1 ? text.today : text.days(number(days))}
            </Chip>
          );
        })}
      </div>
      <div className="driver-days-fields">
        <DayField label={text.from} day={period.from} latest={dhakaDay(now)} onChoose={(from) => choose({ from })} />
        <DayField label={text.to} day={period.to} latest={dhakaDay(now)} onChoose={(to) => choose({ to })} />
      </div>
    </fieldset>
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  latest: string;
  onChoose(day: string): void;
}

/** While a year is typed digit by digit the value is not a valid day: only a valid day is chosen. */
function DayField({ label, day, latest, onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const take = (value: string) => {
    setTyped(value);
    if (dayInDhaka.safeParse(value).success) onChoose(value);
  };
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={typed}
        max={latest}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(day)}
      />
    </Field>
  );
}
