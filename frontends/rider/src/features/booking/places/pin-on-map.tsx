import { LoadedPart, useLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { Button, Note, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { usePlaceText } from './place-text';

const loadPin = async () => ({ Component: (await import('../../../place-pin/place-pin')).default });

interface PinOnMapProps {
  start: Point | undefined;
  onChoose(place: { name: string; point: Point }): void;
  onCancel(): void;
}

/** A pin set on the map, whose code and files load only now; without them the place is typed. */
export function PinOnMap({ start, onChoose, onCancel }: PinOnMapProps) {
  const text = usePlaceText();
  const language = useLanguage();
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
  const props = { language, onChoose, onCancel, ...(start ? { start } : {}) };
  return <LoadedPart load={loadPin} waiting={waiting} failed={failed} with={props} />;
}
