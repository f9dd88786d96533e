import { useCurrentUser } from '@pothik/api-client';
import { ROLE } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import { Button, EmptyState, PersonLine, StatusPill, Table, useFormat } from '@pothik/ui-kit';
import { BadgeCheck, MailQuestionMark, ShieldEllipsis, UserRoundCog, Users } from 'lucide-react';
import { useFactorText } from '../../second-factor/factor-text';
import { useWords } from '../../texts/word-text';
import { mayHaveFactor, rolesToGive } from './user-list.rules';
import { useUsersText } from './users-text';

interface UserTableProps {
  people: readonly UserView[];
  loading: boolean;
  onChangeRole(person: UserView): void;
  onShowFactor(person: UserView): void;
}

/** Accounts with their role, and a button to change it where that is allowed. */
export function UserTable({ people, loading, onChangeRole, onShowFactor }: UserTableProps) {
  const text = useUsersText();
  const words = useWords();
  const { date } = useFormat();
  return (
    <Table
      caption={text.users}
      rows={people}
      rowKey={({ _id }) => _id}
      loading={loading}
      empty={
        <EmptyState title={text.noUsers} art={<Users aria-hidden />}>
          {text.noUsersText}
        </EmptyState>
      }
      columns={[
        {
          key: 'person',
          header: text.person,
          wide: true,
          cell: ({ name, email, image }) => (
            <PersonLine name={name} src={image || undefined} text={email} avatarSize="small" />
          ),
        },
        { key: 'phone', header: text.phone, cell: ({ phone }) => <Phone phone={phone} /> },
        { key: 'role', header: text.role, cell: ({ role }) => <strong>{words[role]}</strong> },
        { key: 'verified', header: text.verified, cell: ({ verified }) => <VerifiedPill verified={verified} /> },
        {
          key: 'joined',
          header: text.joined,
          cell: ({ createdAt }) => <span className="ui-nowrap">{date(createdAt)}</span>,
        },
        {
          key: 'actions',
          header: text.actions,
          actions: true,
          cell: (person) => (
            <div className="admin-stacked-actions">
              <FactorAction person={person} onShowFactor={onShowFactor} />
              <RoleAction person={person} onChangeRole={onChangeRole} />
            </div>
          ),
        },
      ]}
    />
  );
}

function Phone({ phone }: { phone: string }) {
  const { none } = useUsersText();
  const { digits } = useFormat();
  return phone ? <a href={`tel:${phone}`}>{digits(phone)}</a> : <span className="admin-quiet">{none}</span>;
}

function VerifiedPill({ verified }: { verified: boolean }) {
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

/** The button, or why no other role can be given. */
function RoleAction({ person, onChangeRole }: Pick<UserTableProps, 'onChangeRole'> & { person: UserView }) {
  const text = useUsersText();
  const own = useCurrentUser()?._id;
  if (rolesToGive(person, own).length === 0)
    return <span className="admin-quiet">{person.role === ROLE.DRIVER ? text.driverStays : text.you}</span>;
  return (
    <Button
      size="small"
      icon={<UserRoundCog aria-hidden />}
      aria-label={text.changeRoleOf(person.name)}
      onClick={() => onChangeRole(person)}
    >
      {text.changeRole}
    </Button>
  );
}

/** The button that shows another administrator's two-step verification. */
function FactorAction({ person, onShowFactor }: Pick<UserTableProps, 'onShowFactor'> & { person: UserView }) {
  const text = useFactorText();
  if (!mayHaveFactor(person, useCurrentUser()?._id)) return null;
  return (
    <Button
      size="small"
      icon={<ShieldEllipsis aria-hidden />}
      aria-label={text.factorOf(person.name)}
      onClick={() => onShowFactor(person)}
    >
      {text.factor}
    </Button>
  );
}
