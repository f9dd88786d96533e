import { Dialog, IconButton, Photo, useFormat, useUiText } from '@pothik/ui-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useDriverDetailText } from './driver-detail-text';

interface ImageViewerProps {
  images: readonly string[];
  vehicle: string;
  shown: number;
  onShow(index: number): void;
  onClose(): void;
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time over the page; the arrow keys change it. */
export function ImageViewer({ images, vehicle, shown, onShow, onClose }: ImageViewerProps) {
  const text = useDriverDetailText();
  const { text: kit } = useUiText();
  const { number } = useFormat();
  const viewer = useRef<HTMLDivElement>(null);
  const turn = (step: number) => {
    if (images[shown + step] === undefined) return;
    onShow(shown + step);
    // At the end the pressed button is disabled and receives no more keys.
    if (images[shown + 2 * step] === undefined) viewer.current?.focus();
  };
  const turnByKey = ({ key }: KeyboardEvent) => turn(STEP[key] ?? 0);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={vehicle} className="admin-viewer">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same */}
      <div ref={viewer} tabIndex={-1} className="admin-stack" onKeyDown={turnByKey}>
        <Photo src={images[shown] ?? ''} alt={text.imageAlt(vehicle, number(shown + 1))} width={960} height={720} />
        <div className="admin-viewer-ways">
          <IconButton variant="outline" label={kit.previous} disabled={shown === 0} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span aria-live="polite">{text.imageOf(number(shown + 1), number(images.length))}</span>
          <IconButton variant="outline" label={kit.next} disabled={shown === images.length - 1} onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}
