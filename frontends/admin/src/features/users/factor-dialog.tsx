import { call, QUERY } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import type { UserView } from '@pothik/contracts/user';
import { Button, Dialog, ErrorState, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useFactorText } from '../../second-factor/factor-text';
import { useAdminText } from '../../texts/admin-text';
import { ResetForm } from './reset-form';

export interface FactorDialogProps {
  person: UserView;
  onClose(): void;
}

/** Whether another administrator has two-step verification, and the form that resets it. */
export function FactorDialog({ person, onClose }: FactorDialogProps) {
  const text = useFactorText();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.dialogTitle(person.name)} size="narrow">
      <Factor person={person} onClose={onClose} />
    </Dialog>
  );
}

function Factor({ person, onClose }: FactorDialogProps) {
  const text = useFactorText();
  const { pageFailed, pageFailedText } = useAdminText();
  const { data, error, isFetching, isPaused, refetch } = useQuery({
    queryKey: [QUERY.User, 'second-factor-of', person._id],
    queryFn: ({ signal }) => call(authRoutes.secondFactorOf, { userId: person._id }, { signal }),
    staleTime: 0,
  });
  if (!data && (error || isPaused))
    return (
      <ErrorState title={pageFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {pageFailedText}
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonGroup label={text.loading} className="admin-stack">
        <Skeleton height="6rem" />
      </SkeletonGroup>
    );
  if (data.enabled) return <ResetForm person={person} onClose={onClose} />;
  return (
    <div className="ui-confirmation">
      <p>{text.isOff}</p>
      <div className="ui-dialog-bottom">
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </div>
  );
}
