import type { UserView } from '@pothik/contracts/user';
import { StatusPill, useFormat } from '@pothik/ui-kit';
import { BadgeCheck, MailQuestionMark } from 'lucide-react';
import { PhonePill } from '../../people/phone-pill';
import { useUsersText } from './users-text';

/** A phone number that can be called, in the reader's digits, and whether it is confirmed. */
export function Phone({ person: { phone, isPhoneProven } }: { person: Pick<UserView, 'phone' | 'isPhoneProven'> }) {
  const { none } = useUsersText();
  const { digits } = useFormat();
  if (!phone) return <span className="admin-quiet">{none}</span>;
  return (
    <>
      <a href={`tel:${phone}`} className="admin-phone">
        {digits(phone)}
      </a>{' '}
      <PhonePill proven={Boolean(isPhoneProven)} />
    </>
  );
}

/** Whether the e-mail address is verified, as colour, icon and word. */
export function VerifiedPill({ verified }: { verified: boolean }) {
  const text = useUsersText();
  return verified ? (
    <StatusPill tone="done" icon={<BadgeCheck aria-hidden />}>
      {text.verified}
    </StatusPill>
  ) : (
    <StatusPill tone="waiting" icon={<MailQuestionMark aria-hidden />}>
      {text.notVerified}
    </StatusPill>
  );
}
