/** Writes an empty box before a filled one as a space, so that every digit keeps its position; trailing spaces are cut. */
const withoutTrailing = (code: string): string => code.trimEnd();

/** Typing into a filled box replaces its digit; further digits go to the following boxes. `end`: the box after the last that was typed into. */
export function codeAfterTyping(code: string, position: number, digits: string, length: number) {
  const replaced = code[position]?.trim();
  const isOvertyped = replaced && digits.length === 2;
  const added = isOvertyped ? (digits[0] === replaced ? digits.slice(1) : digits.slice(0, 1)) : digits;
  const boxes = code.padEnd(length, ' ').split('');
  added
    .slice(0, length - position)
    .split('')
    .forEach((digit, step) => {
      boxes[position + step] = digit;
    });
  const end = Math.min(position + added.length, length);
  return { code: withoutTrailing(boxes.join('')), next: Math.min(end, length - 1), end };
}

/** Erasing empties one box and does not move the others. */
export const codeAfterErasing = (code: string, position: number): string =>
  withoutTrailing(`${code.slice(0, position).padEnd(position, ' ')} ${code.slice(position + 1)}`);

const isFull = (code: string, length: number): boolean => code.replaceAll(' ', '').length === length;

/**
 * Whether typing that ended before the box `end` (from 0) completed the code: it is full, and was not before, or its last box was typed.
 * Whoever corrects one digit in the middle of a full code may not be done.
 */
export const completesCode = (before: string, after: string, end: number, length: number): boolean =>
  isFull(after, length) && (!isFull(before, length) || end >= length);
