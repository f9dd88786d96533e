import { createCatalogue } from '@pothik/api-client';
import { StatusPill } from '@pothik/ui-kit';
import { BadgeCheck, CircleAlert } from 'lucide-react';

/** Texts of a phone number's confirmation. */
export const usePhonePillText = createCatalogue({
  en: { proven: 'Confirmed', notProven: 'Not confirmed' },
  bn: { proven: 'যাচাই করা', notProven: 'যাচাই হয়নি' },
});

/** Whether a phone number was confirmed by a code, as colour, icon and word. */
export function PhonePill({ proven }: { proven: boolean }) {
  const text = usePhonePillText();
  return proven ? (
    <StatusPill tone="done" icon={<BadgeCheck aria-hidden />}>
      {text.proven}
    </StatusPill>
  ) : (
    <StatusPill tone="waiting" icon={<CircleAlert aria-hidden />}>
      {text.notProven}
    </StatusPill>
  );
}
