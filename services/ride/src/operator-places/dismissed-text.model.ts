import { documentSchema } from '@pothik/service-kit';

export const DISMISSED_TEXT_MODEL = 'DismissedText';

/** A text that administrators do not want to be offered as a place. */
export interface DismissedText {
  /** The text folded, as names are compared. */
  _id: string;
  byId: string;
  at: Date;
}

export const dismissedTextSchema = documentSchema<DismissedText>(
  { _id: String, byId: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'dismissed_texts' },
);
