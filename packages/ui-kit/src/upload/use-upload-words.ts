import { useFormat } from '../format/use-format';
import type { Locale } from '../text/ui-text';
import { useUiText } from '../text/ui-text-provider';
import type { UploadProblem } from './upload.rules';

const ENGLISH = {
  dropHere: 'Let go to add',
  held: (count: number, figure: string) => (count === 1 ? `${figure} picture chosen` : `${figure} pictures chosen`),
  fileTooLarge: (size: string) => `File exceeds the maximum size of ${size}.`,
  oneTooLarge: (name: string, size: string) => `File "${name}" exceeds the maximum size of ${size}.`,
  someTooLarge: (size: string) => `Some files exceed the maximum size of ${size}.`,
  fileType: (name: string) => `File "${name}" is not an accepted file type.`,
  tooManyFiles: (count: string) => `You can only upload a maximum of ${count} files.`,
  size: (megabytes: string) => `${megabytes} MB`,
};

const BANGLA: typeof ENGLISH = {
  dropHere: 'ছেড়ে দিলেই যোগ হবে',
  held: (_count, figure) => `${figure}টি ছবি বেছে নিয়েছেন`,
  fileTooLarge: (size) => `ফাইলটি ${size}-এর চেয়ে বড়।`,
  oneTooLarge: (name, size) => `"${name}" ফাইলটি ${size}-এর চেয়ে বড়।`,
  someTooLarge: (size) => `কিছু ফাইল ${size}-এর চেয়ে বড়।`,
  fileType: (name) => `"${name}" ফাইলটি এই ধরনের বলে নেওয়া যাচ্ছে না।`,
  tooManyFiles: (count) => `সর্বোচ্চ ${count}টি ফাইল দেওয়া যায়।`,
  size: (megabytes) => `${megabytes} এমবি`,
};

// Here and not among the kit's own texts: these belong to every page's first code.
const WORDS: Readonly<Record<Locale, typeof ENGLISH>> = { en: ENGLISH, bn: BANGLA };

const MEGABYTE = 2 ** 20;

/** Texts of an upload area for pictures: the specification's five refusals, and the chosen files. */
export function useUploadWords() {
  const words = WORDS[useUiText().locale];
  const format = useFormat();
  const messageOf = (problem: UploadProblem): string => {
    switch (problem.kind) {
      case 'count':
        return words.tooManyFiles(format.number(problem.maxFiles));
      case 'size':
        return words.fileTooLarge(sizeOf(problem.maxBytes));
      case 'size-of-one':
        return words.oneTooLarge(problem.fileName, sizeOf(problem.maxBytes));
      case 'size-of-some':
        return words.someTooLarge(sizeOf(problem.maxBytes));
      case 'type':
        return words.fileType(problem.fileName);
    }
  };
  const sizeOf = (bytes: number) => words.size(format.number(bytes / MEGABYTE));
  const heldMessage = (count: number) => words.held(count, format.number(count));
  return { messageOf, heldMessage, dropHere: words.dropHere };
}
