import type { CityView } from '@pothik/contracts/ride';
import { Button, Card, useFormat } from '@pothik/ui-kit';
import { Pencil } from 'lucide-react';
import { useTariffsText } from './tariffs-text';
import { ZoneForm } from './zone-form';

interface ZoneCardProps {
  city: CityView;
  mayChange: boolean;
  changing: boolean;
  onChange(): void;
  onClose(): void;
}

/** A city's outline as the list of its corners, or as the form that changes it. */
export function ZoneCard({ city, mayChange, changing, onChange, onClose }: ZoneCardProps) {
  const text = useTariffsText();
  const { number, digits } = useFormat();
  const isWriting = mayChange && changing;
  const toChange = mayChange && !changing && (
    <Button variant="outline" size="small" icon={<Pencil aria-hidden />} onClick={onChange}>
      {text.changeZone}
    </Button>
  );
  return (
    <Card title={text.zone} actions={toChange}>
      <p className="admin-quiet">{text.zoneText(number(city.zone.length), number(city.zoneVersion))}</p>
      {isWriting ? (
        <ZoneForm city={city} onClose={onClose} />
      ) : (
        <ol className="admin-corners">
          {city.zone.map(({ lat, lng }) => (
            <li key={`${lat} ${lng}`}>{digits(`${lat}, ${lng}`)}</li>
          ))}
        </ol>
      )}
    </Card>
  );
}
