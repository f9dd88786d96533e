import type { Me } from '@pothik/contracts/user';
import { Button, StatusPill } from '@pothik/ui-kit';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useProfileText } from '../profile-text';
import { useOwnPhoneText } from './own-phone-text';

/** Whether one's number is confirmed, with the button that adds, confirms or changes it. */
export function OwnPhone({ user, onOpen }: { user: Me; onOpen: () => void }) {
  const text = useOwnPhoneText();
  const { addPhone } = useProfileText();
  if (!user.phone) return <Button onClick={onOpen}>{addPhone}</Button>;
  if (user.isPhoneProven) {
    return (
      <div className="shell-own-phone">
        <StatusPill tone="done" icon={<BadgeCheck aria-hidden="true" />}>
          {text.proven}
        </StatusPill>
        <Button variant="quiet" size="small" onClick={onOpen}>
          {text.change}
        </Button>
      </div>
    );
  }
  return (
    <div className="shell-own-phone">
      <StatusPill tone="waiting" icon={<CircleAlert aria-hidden="true" />}>
        {text.notProven}
      </StatusPill>
      <Button size="small" onClick={onOpen}>
        {text.prove}
      </Button>
    </div>
  );
}
