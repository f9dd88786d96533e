import type { TariffView } from '@pothik/contracts/ride';
import { DescriptionList, StatusPill, type StatusTone, useFormat } from '@pothik/ui-kit';
import { CircleCheck, Clock, History, type LucideIcon } from 'lucide-react';
import type { Versions } from './tariff.rules';
import { useTariffsText } from './tariffs-text';

const LOOK = {
  coming: { tone: 'waiting', icon: Clock },
  valid: { tone: 'moving', icon: CircleCheck },
  earlier: { tone: 'ended', icon: History },
} as const satisfies Readonly<Record<string, { tone: StatusTone; icon: LucideIcon }>>;

/** All versions of one vehicle type: those to come, the valid one and the earlier ones. */
export function VersionList({ versions: { coming, valid, earlier } }: { versions: Versions }) {
  const text = useTariffsText();
  if (!valid && coming.length + earlier.length === 0) return <p className="admin-quiet">{text.noVersions}</p>;
  return (
    <ol className="admin-versions">
      {coming.map((tariff) => (
        <Version key={tariff.version} tariff={tariff} standing="coming" />
      ))}
      {valid && <Version tariff={valid} standing="valid" />}
      {earlier.map((tariff) => (
        <Version key={tariff.version} tariff={tariff} standing="earlier" />
      ))}
    </ol>
  );
}

function Version({ tariff, standing }: { tariff: TariffView; standing: keyof typeof LOOK }) {
  const text = useTariffsText();
  const { number, dateTime } = useFormat();
  const { tone, icon: Icon } = LOOK[standing];
  const { version, validFrom, waitingPerMinute, minimum, legal, source, reason, by, createdAt } = tariff;
  const ratesOf = (rates: Pick<TariffView, 'base' | 'baseKilometres' | 'perKilometre' | 'perMinute'>) =>
    text.rates(number(rates.base), number(rates.baseKilometres), number(rates.perKilometre), number(rates.perMinute));
  return (
    <li>
      <div className="admin-version-head">
        <b>{text.version(number(version))}</b>
        <StatusPill tone={tone} icon={<Icon aria-hidden />}>
          {text[standing]}
        </StatusPill>
        <span className="admin-quiet">{text.from(dateTime(validFrom))}</span>
      </div>
      <p>
        {ratesOf(tariff)} {text.waitingAndMinimum(number(waitingPerMinute), number(minimum))}
      </p>
      {legal && <p>{text.legal(ratesOf(legal))}</p>}
      <DescriptionList
        items={[
          { term: text.source, description: source },
          { term: text.reason, description: reason },
          { term: text.by, description: `${by?.name ?? text.seeded} · ${dateTime(createdAt)}` },
        ]}
      />
    </li>
  );
}
