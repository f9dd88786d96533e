import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { useFormat } from '@pothik/ui-kit';
import { useDeskText } from './desk-text';
import { sayOf } from './say.rules';

/** What to say to the caller now. */
export function Tell({ ride }: { ride: RideView }) {
  const { say } = useDeskText();
  const sentence = useSentence(ride);
  if (!sentence) return null;
  return (
    <p className="admin-desk-say">
      <strong>{say}</strong> {sentence}
    </p>
  );
}

function useSentence(ride: RideView): string | undefined {
  const text = useDeskText();
  const { taka } = useFormat();
  const name = firstNameOf(ride.driver.user.name);
  const say = sayOf(ride);
  switch (say) {
    case 'sayComing':
      return text.sayComing(name, taka(ride.fare ?? 0));
    case 'sayFareNext':
    case 'sayArrived':
      return text[say](name);
    default:
      return say && text[say];
  }
}
