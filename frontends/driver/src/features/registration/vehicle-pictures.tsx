import { LoadedPart } from '@pothik/api-client';
import { VEHICLE_IMAGE_TYPES, VEHICLE_IMAGES_MAXIMUM } from '@pothik/contracts/driver';
import { IMAGE_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { loadUpload, Skeleton } from '@pothik/ui-kit';
import { LoadFailed } from '../../loading/load-failed';
import { useRegistrationText } from './registration-text';

interface VehiclePicturesProps {
  files: readonly File[];
  onFilesChange(files: File[]): void;
  disabled: boolean;
}

/** Takes pictures of the vehicle; its code loads when the step is shown. */
export function VehiclePictures(pictures: VehiclePicturesProps) {
  const text = useRegistrationText();
  const area = {
    ...pictures,
    ...{ label: text.pictures, prompt: text.picturesPrompt, hint: text.picturesHint },
    ...{ multiple: true, accept: VEHICLE_IMAGE_TYPES, maxBytes: IMAGE_MAXIMUM_BYTES, maxFiles: VEHICLE_IMAGES_MAXIMUM },
  };
  const failed = (retry: () => void) => (
    <LoadFailed title={text.picturesFailed} query={{ refetch: retry, isFetching: false }} />
  );
  return <LoadedPart load={loadUpload} with={area} waiting={<Skeleton width="100%" height="8rem" />} failed={failed} />;
}
