import type { UploadArea } from './upload-area';

/** The upload area, for a part of a page that loads when it is first shown: few pages have one. */
export const loadUpload = async (): Promise<{ Component: typeof UploadArea }> => ({
  Component: (await import('./upload-area')).UploadArea,
});
