import { IMAGE_MAXIMUM_TEXT } from '@pothik/contracts/platform';
import { useFormat } from '@pothik/ui-kit';
import type { UploadAreaProps, UploadProblem } from '@pothik/ui-kit/upload';
import { useEditText } from './edit-text';

/** Texts of an upload area for pictures: the specification's five refusals, and the chosen files. */
export function useUploadWords(): Pick<UploadAreaProps, 'messageOf' | 'heldMessage' | 'dropPrompt'> {
  const text = useEditText();
  const format = useFormat();
  const size = text.imageSize(IMAGE_MAXIMUM_TEXT);
  const messageOf = (problem: UploadProblem): string => {
    switch (problem.kind) {
      case 'count':
        return text.tooManyFiles(format.number(problem.maxFiles));
      case 'size':
        return text.fileTooLarge(size);
      case 'size-of-one':
        return text.oneTooLarge(problem.fileName, size);
      case 'size-of-some':
        return text.someTooLarge(size);
      case 'type':
        return text.fileType(problem.fileName);
    }
  };
  return { messageOf, heldMessage: (count) => text.held(count, format.number(count)), dropPrompt: text.dropHere };
}
