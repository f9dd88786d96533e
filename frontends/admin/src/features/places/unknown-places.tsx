import { Button, Card, Note, useFormat } from '@pothik/ui-kit';
import { Plus, Undo2 } from 'lucide-react';
import { usePlacesText } from './places-text';
import { useUnknownPlaces } from './use-unknown-places';

/** What riders typed often and nobody knew, each to be added or dismissed; nothing while there is none. */
export function UnknownPlaces({ onAdd }: { onAdd(name: string): void }) {
  const text = usePlacesText();
  const { number } = useFormat();
  const { places, isError, dismissed, busy, decide } = useUnknownPlaces();
  if (isError) return <p className="admin-quiet">{text.unknownFailed}</p>;
  if (places.length === 0 && dismissed === undefined) return null;
  return (
    <Card title={text.unknownTitle}>
      <p className="admin-quiet">{text.unknownText}</p>
      <div role="status">
        {dismissed !== undefined && (
          <Note>
            <span className="admin-place-removed">
              {text.dismissed(dismissed)}
              <Button
                size="small"
                icon={<Undo2 aria-hidden />}
                loading={busy}
                onClick={() => void decide(dismissed, false)}
              >
                {text.undo}
              </Button>
            </span>
          </Note>
        )}
      </div>
      <ul className="admin-unknown-places">
        {places.map(({ text: name, riders }) => (
          <li key={name}>
            <span className="admin-unknown-place">
              <b>{name}</b>
              <span className="admin-quiet">{text.unknownRiders(number(riders))}</span>
            </span>
            <Button
              size="small"
              aria-label={text.dismissOf(name)}
              disabled={busy}
              onClick={() => void decide(name, true)}
            >
              {text.dismiss}
            </Button>
            <Button size="small" icon={<Plus aria-hidden />} aria-label={text.addOf(name)} onClick={() => onAdd(name)}>
              {text.add}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
