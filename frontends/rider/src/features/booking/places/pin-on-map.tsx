import { LoadedPart, useLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { Button, Note, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { LocateFixed } from 'lucide-react';
import type { PlaceEnd } from '../use-booking';
import { usePlaceText } from './place-text';
import { useRoughText } from './position-note';
import type { RoughPosition } from './rough-position.rules';

const loadPin = async () => ({ Component: (await import('../../../place-pin/place-pin')).default });

interface PinOnMapProps {
  end: PlaceEnd;
  start: Point | undefined;
  /** The rough position that the pin is asked for. */
  rough: RoughPosition | undefined;
  onChoose(place: { name: string; point: Point }): void;
  onCancel(): void;
}

/** A pin set on the map, whose code and files load only now; without them the place is typed. */
export function PinOnMap({ end, start, rough, onChoose, onCancel }: PinOnMapProps) {
  const text = usePlaceText();
  const language = useLanguage();
  const roughly = useRoughText();
  const waiting = (
    <SkeletonGroup label={text.pinLoading} className="rider-stack">
      <p className="rider-quiet">{text.pinLoading}</p>
      <Skeleton height="18rem" />
    </SkeletonGroup>
  );
  const failed = () => (
    <div className="rider-stack" role="status">
      <Note>{text.pinFailed}</Note>
      <Button block onClick={onCancel}>
        {text.back}
      </Button>
    </div>
  );
  const circle = rough && { centre: rough.point, metres: rough.metres };
  const props = { end, language, onChoose, onCancel, ...(start ? { start } : {}), ...(circle ? { circle } : {}) };
  return (
    <div className="rider-stack">
      {rough && (
        <Note tone="warning" icon={<LocateFixed aria-hidden />}>
          {`${roughly(rough)} ${text.roughMove}`}
        </Note>
      )}
      <LoadedPart load={loadPin} waiting={waiting} failed={failed} with={props} />
    </div>
  );
}
