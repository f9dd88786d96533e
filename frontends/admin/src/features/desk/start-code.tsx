import { useCommand } from '@pothik/api-client';
import { type RideView, rideNumber } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, Digits } from '@pothik/ui-kit';
import { Eye, EyeOff } from 'lucide-react';
import { useDeskText } from './desk-text';

/** The start code on demand: each look is recorded. Mounted anew with each driver and fare, which have another code. */
export function StartCode({ ride: { _id: rideId } }: { ride: RideView }) {
  const text = useDeskText();
  const { run, data, isPending, reset } = useCommand(rideRoutes.readCodeForCaller);
  return (
    <div className="admin-desk-code">
      {data ? (
        <>
          <p role="status">
            <span className="admin-small admin-quiet">{text.code}</span>
            <Digits value={data.startCode} groupOf={3} />
          </p>
          <Button icon={<EyeOff aria-hidden />} onClick={reset}>
            {text.hideCode}
          </Button>
        </>
      ) : (
        <Button
          icon={<Eye aria-hidden />}
          aria-label={text.showCodeOf(rideNumber(rideId))}
          loading={isPending}
          onClick={() => void run({ rideId })}
        >
          {text.showCode}
        </Button>
      )}
      <p className="admin-small admin-quiet">{text.codeRecorded}</p>
    </div>
  );
}
