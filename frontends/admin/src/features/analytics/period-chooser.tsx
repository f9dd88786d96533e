import { LoadedPart, serverNow } from '@pothik/api-client';
import { ErrorState, useFormat, useUiText } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAdminText } from '../../texts/admin-text';
import { useAnalyticsText } from './analytics-text';
import { datedDay } from './day-format.rules';
import { LATEST_DAYS, type LatestDays, latestPeriod, type ShownPeriod } from './period.rules';
import { Segmented } from './segmented';

/** Most people look at the latest days: the form of chosen ones comes with its choice. */
const ownPeriod = async () => ({ Component: (await import('./own-period')).OwnPeriod });

interface PeriodChooserProps {
  period: ShownPeriod;
  onChoose(period: ShownPeriod): void;
}

/** 7, 30 or 90 days up to today, or chosen days: the period of everything on the page. */
export function PeriodChooser({ period, onChoose }: PeriodChooserProps) {
  const text = useAnalyticsText();
  const { pageFailed } = useAdminText();
  const { number } = useFormat();
  const { locale } = useUiText();
  const [choosing, setChoosing] = useState(period.latest === undefined);
  const choose = (value: LatestDays | 'own') => {
    setChoosing(value === 'own');
    if (value !== 'own') onChoose(latestPeriod(value, new Date(serverNow())));
  };
  const latest = LATEST_DAYS.map((days) => ({ value: days, label: text.days(number(Number(days))) }));
  return (
    <div className="admin-period">
      <p className="admin-quiet admin-small" aria-live="polite">
        {text.fromTo(datedDay(period.from, locale), datedDay(period.to, locale))}
      </p>
      <Segmented<LatestDays | 'own'>
        label={text.period}
        segments={[...latest, { value: 'own', label: text.ownPeriod }]}
        chosen={choosing ? 'own' : period.latest}
        onChoose={choose}
      />
      {choosing && (
        <LoadedPart
          key={`${period.from} ${period.to}`}
          load={ownPeriod}
          with={{ period, onChoose }}
          waiting={null}
          failed={(retry) => <ErrorState title={pageFailed} onRetry={retry} />}
        />
      )}
    </div>
  );
}
