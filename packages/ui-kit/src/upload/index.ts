export { addFiles, type UploadLimits, type UploadProblem, type UploadResult } from './upload.rules';
export { UploadArea, type UploadAreaProps } from './upload-area';
