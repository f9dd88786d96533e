export type { UploadProblem } from './upload.rules';
export { UploadArea, type UploadAreaProps } from './upload-area';
