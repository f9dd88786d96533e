import { useLanguage } from '@pothik/api-client';
import { type DriverView, keptPlate, plateText } from '@pothik/contracts/driver';
import { Note, TextLink } from '@pothik/ui-kit';
import { ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../texts/word-text';
import { useDriverText } from './driver-text';

interface LookAlikesProps {
  driver: Pick<DriverView, 'plateLooksLike' | 'vehicle' | 'changedSinceApproval'>;
}

/** The plate under decision, and other drivers whose plates read like it; nothing without any. */
export function LookAlikes({ driver: { plateLooksLike = [], vehicle, changedSinceApproval } }: LookAlikesProps) {
  const text = useDriverText();
  const words = useWords();
  const language = useLanguage();
  if (plateLooksLike.length === 0) return null;
  const changed = changedSinceApproval?.changes.find(({ field }) => field === 'vehicleLicense');
  const own = changed?.to ?? vehicle.vehicleLicense;
  // All in one form: where one of them is no plate of Bangladesh, each as it is kept.
  const areReadable = [own, ...plateLooksLike.map(({ plate }) => plate)].every(
    (plate) => plateText(plate, language) !== plate,
  );
  const shown = (plate: string) => (areReadable ? plateText(plate, language) : keptPlate(plate));
  return (
    <Note tone="warning" icon={<ScanSearch aria-hidden />}>
      <span className="admin-look-alikes">
        <span>{text.thisPlate(shown(own))}</span>
        {plateLooksLike.map(({ driver, name, plate, status }) => (
          <span key={driver}>
            {text.looksLike(shown(plate))}{' '}
            <TextLink asChild>
              <Link to={`/admin/drivers/${driver}`}>{name || text.unnamed}</Link>
            </TextLink>{' '}
            ({words[status].toLowerCase()})
          </span>
        ))}
      </span>
    </Note>
  );
}
