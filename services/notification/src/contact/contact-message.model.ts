import { CONTACT } from '@pothik/contracts/notification';
import { type AggregateDocument, aggregateSchema, endsAfter } from '@pothik/service-kit';
import type { ContactMessage } from './contact.rules.js';

export const CONTACT_MESSAGE_MODEL = 'ContactMessage';
export interface ContactMessageDocument extends AggregateDocument, ContactMessage {
  /** Identifies a repeated message; absent with an idempotency key, or once the minute is over. */
  repeatKey?: string;
}

const required = { type: String, required: true };
const date = { type: Date, default: null };

export const contactMessageSchema = aggregateSchema<ContactMessageDocument>(
  {
    personId: { type: String, default: '' },
    name: required,
    email: required,
    message: required,
    mailDueAt: date,
    mailTries: { type: Number, required: true },
    mailedAt: date,
    repeatKey: String,
  },
  { collection: 'contact_messages' },
);

export const ONE_MESSAGE_PER_REPETITION = 'one_message_per_repetition';

contactMessageSchema.index({ repeatKey: 1 }, { name: ONE_MESSAGE_PER_REPETITION, unique: true, sparse: true });
contactMessageSchema.index({ mailDueAt: 1 });
// A message that is not mailed yet has no date here and never expires.
endsAfter(contactMessageSchema, 'mailedAt', CONTACT.storedMs / 1000);
