import type { DriverView } from '@pothik/contracts/driver';
import type { Me } from '@pothik/contracts/user';
import {
  Avatar,
  Button,
  Card,
  DescriptionList,
  IconButton,
  StatusPill,
  useFormat,
  VisuallyHidden,
} from '@pothik/ui-kit';
import { Ban, Hourglass, Pencil, ShieldCheck } from 'lucide-react';
import { useRoleText } from '../../texts/role-text';
import { useOwnEmailText } from './email/own-email-text';
import { OwnPhone } from './phone/own-phone';
import { useOwnPhoneText } from './phone/own-phone-text';
import { ProfilePart } from './profile-part';
import { useProfileText } from './profile-text';
import { useOpenedDialog } from './use-opened-dialog';
import { useOwnDriver } from './use-own-driver';

const dialogs = () => import('./person-dialogs');
const profileDialog = async () => ({ Component: (await dialogs()).ProfileDialog });
const emailDialog = () => import('./email/email-dialog');
const phoneDialog = async () => ({ Component: (await dialogs()).PhoneDialog });

/** Picture, name, role, e-mail, phone and address, with buttons that edit them, and add an e-mail where there is none. */
export function AccountCard({ user }: { user: Me }) {
  const text = useProfileText();
  const { title: phoneTitle } = useOwnPhoneText();
  const email = useOwnEmailText();
  const roles = useRoleText();
  const { digits } = useFormat();
  const { opened, open, close } = useOpenedDialog();
  const { data: driver } = useOwnDriver(user);
  const lines = [
    ...(user.email ? [{ term: text.email, description: user.email }] : []),
    { term: text.phone, description: user.phone ? digits(user.phone) : <Missing /> },
    { term: text.address, description: user.address || <Missing /> },
  ];
  return (
    <Card className="shell-profile-account">
      <VisuallyHidden>
        <h2>{text.accountTitle}</h2>
      </VisuallyHidden>
      <div className="shell-profile-head">
        <Avatar name={user.name} src={user.image || undefined} size="extra" missing={text.missing} />
        <div>
          <p className="shell-profile-name">{user.name}</p>
          <p className="shell-muted">{roles[user.role]}</p>
          {driver && <Standing driver={driver} />}
        </div>
        <IconButton label={text.edit} onClick={() => open('person')}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
      <DescriptionList items={lines} />
      <OwnPhone user={user} onOpen={() => open('phone')} />
      {!user.email && <Button onClick={() => open('email')}>{email.add}</Button>}
      {opened === 'person' && <ProfilePart load={profileDialog} title={text.edit} with={{ user, onClose: close }} />}
      {opened === 'email' && !user.email && (
        <ProfilePart load={emailDialog} title={email.title} with={{ user, onClose: close }} />
      )}
      {opened === 'phone' && <ProfilePart load={phoneDialog} title={phoneTitle} with={{ user, onClose: close }} />}
    </Card>
  );
}

const Missing = () => <span className="shell-muted">{useProfileText().missing}</span>;

const STATUS_LOOK = {
  PENDING: { tone: 'waiting', icon: <Hourglass aria-hidden="true" /> },
  APPROVED: { tone: 'done', icon: <ShieldCheck aria-hidden="true" /> },
  SUSPENDED: { tone: 'refused', icon: <Ban aria-hidden="true" /> },
} as const;

/** A driver's status, and why they were suspended. */
function Standing({ driver: { status, statusReason } }: { driver: DriverView }) {
  const text = useProfileText();
  return (
    <>
      <StatusPill {...STATUS_LOOK[status]}>{text[status]}</StatusPill>
      {status === 'SUSPENDED' && statusReason && <p className="shell-small">{text.statusReason(statusReason)}</p>}
    </>
  );
}
