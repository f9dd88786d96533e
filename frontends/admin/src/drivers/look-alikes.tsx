import { useLanguage } from '@pothik/api-client';
import { type DriverView, plateText } from '@pothik/contracts/driver';
import { Note, TextLink } from '@pothik/ui-kit';
import { ScanSearch } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../texts/word-text';
import { useDriverText } from './driver-text';

/** Other drivers whose plates read like this one's; nothing without any. */
export function LookAlikes({ driver: { plateLooksLike = [] } }: { driver: Pick<DriverView, 'plateLooksLike'> }) {
  const text = useDriverText();
  const words = useWords();
  const language = useLanguage();
  if (plateLooksLike.length === 0) return null;
  return (
    <Note tone="warning" icon={<ScanSearch aria-hidden />}>
      <span className="admin-look-alikes">
        {plateLooksLike.map(({ driver, name, plate, status }) => (
          <span key={driver}>
            {text.looksLike(plateText(plate, language))}{' '}
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
