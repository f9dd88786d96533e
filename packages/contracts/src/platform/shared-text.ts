import type { z } from 'zod';

interface Form {
  write(value: unknown): string;
  read(text: string): unknown;
}

/** A person's id and what is told of them. */
interface Addressed {
  personId: string;
  content?: unknown;
}

/** How a value is written as text. `addressed`: a person's id, then a space and JSON if there is content. */
const FORMS = {
  integer: { write: String, read: Number },
  text: { write: String, read: (text) => text },
  json: { write: JSON.stringify, read: (text) => JSON.parse(text) },
  addressed: {
    write: (value) => {
      const { personId, content } = value as Addressed;
      return content === undefined ? personId : `${personId} ${JSON.stringify(content)}`;
    },
    read: (text) => {
      const end = text.indexOf(' ');
      return end < 0 ? { personId: text } : { personId: text.slice(0, end), content: JSON.parse(text.slice(end + 1)) };
    },
  },
} satisfies Record<string, Form>;
export type TextForm = keyof typeof FORMS;

/** Text that processes of several releases exchange through the key-value store: its form, and its value. */
export interface SharedText<Value extends z.ZodType = z.ZodType> {
  readonly form: TextForm;
  readonly value: Value;
}

/** The values under one key of the key-value store; `key` with its variable parts in braces. */
export interface SharedKey<Value extends z.ZodType = z.ZodType> extends SharedText<Value> {
  readonly key: string;
}

/** The messages of one publish/subscribe channel of the key-value store. */
export interface Channel<Value extends z.ZodType = z.ZodType> extends SharedText<Value> {
  readonly channel: string;
}

/** Writes a value as its readers expect it. */
export const sharedTextOf = <Value extends z.ZodType>({ form }: SharedText<Value>, value: z.input<Value>): string =>
  FORMS[form].write(value);

/** Reads a text; unknown fields are dropped. @throws ZodError, or SyntaxError for what is no JSON */
export const sharedValueOf = <Value extends z.ZodType>(
  { form, value }: SharedText<Value>,
  text: string,
): z.output<Value> => value.parse(FORMS[form].read(text));
