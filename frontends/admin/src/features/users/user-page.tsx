import './user-page.css';
import { isRefusal } from '@pothik/api-client';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { UserX } from 'lucide-react';
import { useParams } from 'react-router';
import { WayBack } from '../../lists/way-back';
import { usePerson } from '../../people/use-person';
import { useAdminText } from '../../texts/admin-text';
import { UserDetail } from './user-detail';
import { useUserPageText } from './user-page-text';

/** One person's page; the link back leads to the list the administrator came from. */
export function Component() {
  const { id = '' } = useParams();
  const text = useUserPageText();
  return (
    <div className="ui-page admin-stack">
      <WayBack list="/admin/users">{text.back}</WayBack>
      <User key={id} id={id} />
    </div>
  );
}

function User({ id }: { id: string }) {
  const text = useUserPageText();
  const { pageFailedText } = useAdminText();
  const person = usePerson(id);
  const { data, error, isFetching, refetch } = person;
  // Before what was read: the account may have been deleted since then.
  if (isRefusal(error, 'user/not-found') || isRefusal(error, 'request/invalid'))
    return (
      <EmptyState level={1} title={text.notFound} art={<UserX aria-hidden />}>
        {text.notFoundText}
      </EmptyState>
    );
  if (data) return <UserDetail person={data} onChanged={person.expectChange} />;
  if (error)
    return (
      <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {pageFailedText}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={text.loading} className="admin-stack">
      <Skeleton width="16rem" height="2.5rem" />
      <Skeleton height="14rem" />
    </SkeletonGroup>
  );
}
