// A thread that answers, ends without an error, or answers nothing any more.

/** What it is asked. */
export interface FaultyQuestions {
  echo: { text: string };
  end: object;
  hang: object;
}

export const echo = ({ text }: FaultyQuestions['echo']) => text;

/** In a thread it ends the thread alone. */
export const end = () => process.exit(0);

export function hang(): never {
  for (;;);
}
