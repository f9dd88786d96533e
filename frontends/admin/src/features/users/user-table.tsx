import type { UserView } from '@pothik/contracts/user';
import { EmptyState, PersonLine, Table, useFormat } from '@pothik/ui-kit';
import { Users } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useWords } from '../../texts/word-text';
import { UserActions, type UserOrders } from './user-actions';
import { Phone, VerifiedPill } from './user-facts';
import { useUsersText } from './users-text';

interface UserTableProps {
  people: readonly UserView[];
  loading: boolean;
  /** Missing for who only reads. */
  orders: UserOrders | undefined;
}

/** Accounts with their role, and buttons to change it for who may; a row opens the person. */
export function UserTable({ people, loading, orders }: UserTableProps) {
  const text = useUsersText();
  const words = useWords();
  const { date } = useFormat();
  const { pathname, search } = useLocation();
  return (
    <Table
      caption={text.users}
      rows={people}
      rowKey={({ _id }) => _id}
      rowLink={({ _id, name }) => (
        <Link to={`/admin/users/${_id}`} state={{ from: `${pathname}${search}` }}>
          {text.openUser(name)}
        </Link>
      )}
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
        { key: 'phone', header: text.phone, cell: (person) => <Phone person={person} /> },
        { key: 'role', header: text.role, cell: ({ role }) => <strong>{words[role]}</strong> },
        { key: 'verified', header: text.verified, cell: ({ verified }) => <VerifiedPill verified={verified} /> },
        {
          key: 'joined',
          header: text.joined,
          cell: ({ createdAt }) => <span className="ui-nowrap">{date(createdAt)}</span>,
        },
        ...(orders
          ? [
              {
                key: 'actions',
                header: text.actions,
                actions: true,
                cell: (person: UserView) => <UserActions person={person} orders={orders} />,
              },
            ]
          : []),
      ]}
    />
  );
}
