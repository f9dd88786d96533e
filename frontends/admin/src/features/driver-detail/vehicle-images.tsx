import { Photo, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { useDriverDetailText } from './driver-detail-text';
import { ImageViewer } from './image-viewer';

interface VehicleImagesProps {
  images: readonly string[];
  /** What the pictures show. */
  vehicle: string;
}

/** The vehicle's pictures as thumbnails; each opens larger. */
export function VehicleImages({ images, vehicle }: VehicleImagesProps) {
  const text = useDriverDetailText();
  const { number } = useFormat();
  const [shown, setShown] = useState<number>();
  if (images.length === 0) return <p className="admin-quiet">{text.noImages}</p>;
  return (
    <>
      <ul className="admin-images" aria-label={text.images}>
        {images.map((address, index) => (
          <li key={address}>
            <button
              type="button"
              aria-label={text.openImage(number(index + 1), number(images.length))}
              onClick={() => setShown(index)}
            >
              <Photo src={`${address}?size=list`} alt="" width={160} height={120} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <ImageViewer
          images={images}
          vehicle={vehicle}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
