import { useFormat, useUiText } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAnalyticsText } from './analytics-text';
import { datedDay } from './day-format.rules';
import { OwnPeriod } from './own-period';
import { LATEST_DAYS, latestPeriod, type ShownPeriod } from './period.rules';

interface PeriodChooserProps {
  period: ShownPeriod;
  onChoose(period: ShownPeriod): void;
}

/** 7, 30 or 90 days up to today, or chosen days. */
export function PeriodChooser({ period, onChoose }: PeriodChooserProps) {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const { locale } = useUiText();
  const [choosing, setChoosing] = useState(period.latest === undefined);
  return (
    <div className="admin-period">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is a choice of views */}
      <div role="group" aria-label={text.period} className="ui-segmented">
        {LATEST_DAYS.map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={!choosing && period.latest === days}
            onClick={() => {
              setChoosing(false);
              onChoose(latestPeriod(days, new Date()));
            }}
          >
            {text.days(number(Number(days)))}
          </button>
        ))}
        <button type="button" aria-pressed={choosing} onClick={() => setChoosing(true)}>
          {text.ownPeriod}
        </button>
      </div>
      {choosing && <OwnPeriod key={`${period.from} ${period.to}`} period={period} onChoose={onChoose} />}
      <p className="admin-quiet" aria-live="polite">
        {text.fromTo(datedDay(period.from, locale), datedDay(period.to, locale))}
      </p>
    </div>
  );
}
