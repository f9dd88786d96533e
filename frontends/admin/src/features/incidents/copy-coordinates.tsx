import type { Point } from '@pothik/contracts/platform';
import { Button, toast } from '@pothik/ui-kit';
import { useIncidentText } from './incident-text';
import { coordinatesOf } from './last-place';

/** Copies a point for another map or a call; where the browser refuses, says where it stands to be copied by hand. */
export function CopyCoordinates({ point }: { point: Point }) {
  const text = useIncidentText();
  const copy = async () => {
    const coordinates = coordinatesOf(point);
    try {
      await navigator.clipboard.writeText(coordinates);
      toast.success(text.coordinatesCopied(coordinates));
    } catch (error) {
      console.warn('The coordinates could not be copied.', error);
      toast.error(text.notCopied);
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      {text.copyPlace}
    </Button>
  );
}
