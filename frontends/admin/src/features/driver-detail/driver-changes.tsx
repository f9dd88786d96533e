import { failureText, QUERY, useCommand, useLanguage } from '@pothik/api-client';
import { type ChangedSinceApproval, type DriverView, keepsOffline, plateText } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { Button, Card, RelativeTime, toast, useFormat } from '@pothik/ui-kit';
import { Check } from 'lucide-react';
import { BeforeAfter } from '../../audit-log/audit-log-changes';
import { LookAlikes } from '../../drivers/look-alikes';
import { useWords, wordFor } from '../../texts/word-text';
import { useDriverDetailText } from './driver-detail-text';

interface DriverChangesProps {
  driver: DriverView;
  onConfirmed(): void;
  /** Before the driver is read anew: the changes may be gone. */
  onRefused(): void;
}

/** What the driver changed after approval, old and new; confirming covers only the changes shown here. */
export function DriverChanges({ driver, onConfirmed, onRefused }: DriverChangesProps) {
  const { _id, changedSinceApproval: changed } = driver;
  const text = useDriverDetailText();
  const words = useWords();
  const language = useLanguage();
  const { isPending, run } = useCommand(driverRoutes.confirmChanges, {
    invalidates: [QUERY.Driver],
    isPendingUntilFresh: true,
    onSuccess: () => {
      toast.success(text.confirmed);
      onConfirmed();
    },
    onRefused: (failure) => {
      toast.error(failureText(failure));
      onRefused();
    },
  });
  if (!changed) return null;
  const wordOf = (field: string, value: string) => {
    if (field === 'vehicleLicense') return plateText(value, language);
    return field === 'vehicleType' ? wordFor(words, value) : value;
  };
  const isPlateChanged = changed.changes.some(({ field }) => field === 'vehicleLicense');
  const waiting = changed.changes.filter(({ waits }) => waits).map(({ field }) => field);
  const waitsText = keepsOffline(waiting) ? text.waitsText : text.waitsOnlineText;
  return (
    <Card
      title={text.changes}
      className="admin-waiting"
      actions={
        <Button
          variant="primary"
          loading={isPending}
          icon={<Check aria-hidden />}
          onClick={() => void run({ id: _id, seen: changed.seen })}
        >
          {text.confirm}
        </Button>
      }
    >
      <p>{waiting.length > 0 ? waitsText : text.changesText}</p>
      {isPlateChanged && <LookAlikes driver={driver} />}
      <ul className="admin-changes admin-changed-fields">
        {changed.changes.map(({ field, from, to, at }) => (
          <li key={field}>
            <span className="admin-quiet">{words[field]}</span>
            <BeforeAfter before={wordOf(field, from)} after={wordOf(field, to)} />
            <RelativeTime at={at} className="admin-quiet admin-small" />
          </li>
        ))}
        {changed.pictures && <ChangedPictures {...changed.pictures} />}
      </ul>
    </Card>
  );
}

/** How many pictures there were, and the new ones; the former ones are no longer kept. */
function ChangedPictures({ from, to, at }: NonNullable<ChangedSinceApproval['pictures']>) {
  const text = useDriverDetailText();
  const { images } = useWords();
  const { number } = useFormat();
  const countOf = ({ length }: readonly string[]) =>
    length === 0 ? text.noPictures : text.pictures(number(length), length === 1);
  return (
    <li>
      <span className="admin-quiet">{images}</span>
      <BeforeAfter before={countOf(from)} after={countOf(to)} />
      <span className="admin-changed-pictures">
        {to.map((address, position) => (
          <img
            key={address}
            src={`${address}?size=list`}
            alt={text.newPicture(number(position + 1))}
            width={96}
            height={72}
            loading="lazy"
          />
        ))}
      </span>
      <RelativeTime at={at} className="admin-quiet admin-small" />
    </li>
  );
}
