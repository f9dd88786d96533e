import { rideNumber } from '@pothik/contracts/ride';
import { Button } from '@pothik/ui-kit';
import { usePerson } from '../../people/use-person';
import type { IncidentListView } from './incident-list.rules';
import { useIncidentText } from './incident-text';

interface OnlyOfProps {
  view: IncidentListView;
  onShowAll(): void;
}

/** Whose incidents alone are shown, with the way to all of them; nothing when all are shown. */
export function OnlyOf({ view: { ride, person }, onShowAll }: OnlyOfProps) {
  const { every, onlyRide } = useIncidentText();
  if (!ride && !person) return null;
  return (
    <p className="admin-only">
      {ride && <span>{onlyRide(rideNumber(ride))}</span>}
      {person && <OfPerson id={person} />}
      <Button size="small" onClick={onShowAll}>
        {every}
      </Button>
    </p>
  );
}

function OfPerson({ id }: { id: string }) {
  const { onlyPerson, somebody } = useIncidentText();
  return <span>{onlyPerson(usePerson(id).data?.name ?? somebody)}</span>;
}
