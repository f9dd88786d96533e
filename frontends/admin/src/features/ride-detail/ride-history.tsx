import { createCatalogue } from '@pothik/api-client';
import type { RideParty, RideView } from '@pothik/contracts/ride';
import { historyWithArrival, useClaimedNote, useStepWords } from '@pothik/ride-ui';
import { Card, Stepper, useFormat } from '@pothik/ui-kit';
import { useCauseText } from '../../rides/cause-text';
import { useRidesText } from '../../rides/rides-text';

const usePartyWords = createCatalogue<Readonly<Record<RideParty, string>>>({
  en: { RIDER: 'Rider', DRIVER: 'Driver', ADMINISTRATOR: 'Administrator', SYSTEM: 'Automatic' },
  bn: { RIDER: 'যাত্রী', DRIVER: 'চালক', ADMINISTRATOR: 'প্রশাসক', SYSTEM: 'নিজে থেকে' },
});

/** What happened to the ride, when, by whom and why. */
export function RideHistory({ ride }: { ride: RideView }) {
  const { history } = useRidesText();
  const parties = usePartyWords();
  const causes = useCauseText();
  const steps = useStepWords('DRIVER');
  const withClaim = useClaimedNote();
  const { dateTime } = useFormat();
  const names: Partial<Record<RideParty, string>> = { RIDER: ride.user.name, DRIVER: ride.driver.user.name };
  return (
    <Card title={history}>
      <Stepper
        label={history}
        steps={historyWithArrival(ride).map((entry) => {
          const { to, by, at, cause } = entry;
          const who = [parties[by], names[by]].filter(Boolean).join(' ');
          const reason = cause ? causes[cause] : entry.reason;
          return {
            key: `${to} ${at}`,
            label: steps[to],
            state: to === 'CANCELLED' || to === 'REJECTED' ? 'failed' : 'done',
            time: <time dateTime={at}>{dateTime(at)}</time>,
            note: withClaim(reason ? `${who}: ${reason}` : who, entry),
          };
        })}
      />
    </Card>
  );
}
