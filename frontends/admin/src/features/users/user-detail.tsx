import { call, QUERY } from '@pothik/api-client';
import { hasRight, RIGHT, ROLE } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import type { UserView } from '@pothik/contracts/user';
import { Avatar, Card, DescriptionList, TextLink, useFormat } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { CarFront, ChevronRight, Route, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IncidentsCard } from '../../incidents/incidents-card';
import type { AccountChanged } from '../../people/use-person';
import { useWords } from '../../texts/word-text';
import { NumberAction } from './number-action';
import { useUserOrders } from './use-user-orders';
import { UserActions } from './user-actions';
import { Phone, VerifiedPill } from './user-facts';
import { useUserPageText } from './user-page-text';
import { useUsersText } from './users-text';

interface UserDetailProps {
  person: UserView;
  onChanged: AccountChanged;
}

/** What is known of a person, where else they are found, and what administrators may change. */
export function UserDetail({ person, onChanged }: UserDetailProps) {
  const { documentTitle } = useUserPageText();
  const { orders, dialogs } = useUserOrders(onChanged);
  return (
    <>
      <title>{documentTitle(person.name)}</title>
      <div className="ui-page-head admin-head">
        <div className="admin-who">
          <Avatar name={person.name} src={person.image || undefined} size="large" />
          <h1>{person.name}</h1>
        </div>
        {orders && <UserActions person={person} orders={orders} />}
      </div>
      <div className="admin-two">
        <Account person={person} />
        <div className="admin-stack">
          <IncidentsCard of={{ person: person._id }} />
          <Ways person={person} />
        </div>
      </div>
      {dialogs}
    </>
  );
}

function Account({ person }: { person: UserView }) {
  const { email, role, verified, createdAt, isGuest } = person;
  const text = useUsersText();
  const page = useUserPageText();
  const words = useWords();
  const { date } = useFormat();
  return (
    <Card title={page.account} actions={<NumberAction person={person} />}>
      <DescriptionList
        items={[
          ...(email ? [{ term: page.email, description: <TextLink href={`mailto:${email}`}>{email}</TextLink> }] : []),
          { term: text.phone, description: <Phone person={person} /> },
          { term: text.role, description: <strong>{words[role]}</strong> },
          ...(hasRight(person, RIGHT.DESK) ? [{ term: page.desk, description: page.deskText }] : []),
          ...(isGuest ? [{ term: page.guest, description: page.guestText }] : []),
          { term: text.verified, description: <VerifiedPill verified={verified} /> },
          { term: text.joined, description: date(createdAt) },
        ]}
      />
    </Card>
  );
}

/** The person's rides, driver profile and entries in the record. */
function Ways({ person: { _id, name, role } }: { person: UserView }) {
  const text = useUserPageText();
  const driver = useDriverOf(_id, role === ROLE.DRIVER);
  return (
    <Card title={text.ways}>
      <nav aria-label={text.waysOf(name)} className="admin-ways">
        {driver && (
          <Way to={`/admin/drivers/${driver}`} icon={<CarFront aria-hidden />}>
            {text.driver}
          </Way>
        )}
        {driver && (
          <Way to={`/admin/rides?driver=${driver}`} icon={<Route aria-hidden />}>
            {text.ridesAsDriver}
          </Way>
        )}
        <Way to={`/admin/rides?rider=${_id}`} icon={<Route aria-hidden />}>
          {text.ridesAsRider}
        </Way>
        <Way to={`/admin/acts?person=${_id}`} icon={<ScrollText aria-hidden />}>
          {text.acts}
        </Way>
      </nav>
    </Card>
  );
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <Link to={to} className="admin-way">
      {icon}
      <span>{children}</span>
      <ChevronRight aria-hidden />
    </Link>
  );
}

/** The id of a driver's profile, once it is read. */
function useDriverOf(user: string, drives: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: [QUERY.Driver, 'of', user],
    queryFn: ({ signal }) => call(driverRoutes.drivers, { user, limit: 1 }, { signal }),
    enabled: drives,
  });
  return data?.data[0]?._id;
}
