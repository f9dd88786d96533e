import type { DriverView } from '@pothik/contracts/driver';
import { Note } from '@pothik/ui-kit';
import { TriangleAlert } from 'lucide-react';
import { useMissingWords } from './use-missing-words';

/** Warns of what a driver who waits for approval has not given; nothing where all is there. */
export function MissingParts({ driver }: { driver: DriverView }) {
  const missing = useMissingWords(driver);
  if (missing.length === 0) return null;
  return (
    <Note tone="warning" icon={<TriangleAlert aria-hidden />}>
      {missing.map((words) => (
        <span className="admin-former" key={words}>
          {words}
        </span>
      ))}
    </Note>
  );
}
