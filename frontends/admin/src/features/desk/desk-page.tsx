import './desk.css';
import { invalidate, QUERY, useCurrentUser } from '@pothik/api-client';
import { hasRight, RIGHT } from '@pothik/contracts/platform';
import { EmptyState, PageHead, toast } from '@pothik/ui-kit';
import { PhoneOff } from 'lucide-react';
import { CallerPart } from './caller-part';
import { CallerSearch } from './caller-search';
import { DeskRides } from './desk-rides';
import { useDeskText } from './desk-text';
import { useCaller } from './use-caller';

/** The desk, for administrators with the right: who calls, their booking, and the rides booked by phone. */
export function Component() {
  const text = useDeskText();
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <div className="ui-page admin-stack">
      {hasRight(user, RIGHT.DESK) ? (
        <Desk />
      ) : (
        <EmptyState level={1} title={text.refused} art={<PhoneOff aria-hidden />}>
          {text.refusedText}
        </EmptyState>
      )}
    </div>
  );
}

function Desk() {
  const text = useDeskText();
  const search = useCaller();
  const { caller, find, next } = search;
  return (
    <>
      <div>
        <PageHead title={text.title} />
        <p className="admin-quiet">{text.lead}</p>
      </div>
      <div className="admin-desk">
        <div className="admin-stack">
          <CallerSearch search={search} />
          {caller && (
            <CallerPart
              key={caller.turn}
              caller={caller}
              onBooked={({ user }) => {
                toast.success(text.booked(user.name));
                next();
                void invalidate(QUERY.RideRequest);
              }}
              onOpenRide={() => void find(caller.phone)}
            />
          )}
        </div>
        <DeskRides />
      </div>
    </>
  );
}
