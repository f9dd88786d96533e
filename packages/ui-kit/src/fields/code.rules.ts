/** An empty box before a filled one is a space, so that every digit keeps its place; trailing ones are cut. */
const withoutTrailing = (code: string): string => code.trimEnd();

/** A filled box that is typed into again keeps the last digit; more digits go on to the following boxes. */
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
  return { code: withoutTrailing(boxes.join('')), next: Math.min(position + added.length, length - 1) };
}

/** Erasing empties one box and moves no other. */
export const codeAfterErasing = (code: string, position: number): string =>
  withoutTrailing(`${code.slice(0, position).padEnd(position, ' ')} ${code.slice(position + 1)}`);
