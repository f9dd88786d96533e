import { ApiRefusal, call, failureText, formMessageText } from '@pothik/api-client';
import { type RideView, rideHttp, START_CODE, startCodeForm } from '@pothik/contracts/ride';
import { Button, Card, CodeInput, Dock, Field, Note, toast, useFormat } from '@pothik/ui-kit';
import { Lock } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { firstNameOf } from '../rides/ride.rules';
import { useRideCommand } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';
import { CancelRide } from './cancel-ride';

/** The rider's code, told in the car: the right one makes the ride PICKED UP; five wrong ones lock it. */
export function CodeStep({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const id = useId();
  const { busy, run } = useRideCommand();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const filled = startCodeForm.safeParse({ otp: code });
  const locked = ride.codeTriesLeft === 0;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (!filled.success) return setError(formMessageText(filled.error.issues[0]?.message ?? text.codeMissing));
    setError(undefined);
    const { otp } = filled.data;
    await run(
      () => call(rideHttp.verifyCode, { rideId: ride._id, otp }),
      (failure) => {
        // What was typed stays: after a failed network nobody types six digits again.
        if (failure instanceof ApiRefusal) setError(failureText(failure));
        else toast.error(failureText(failure));
      },
    );
  };

  return (
    <>
      <Card title={text.codeTitle(firstNameOf(ride.user.name))}>
        {locked ? (
          <LockedCode name={firstNameOf(ride.user.name)} />
        ) : (
          <form id={id} ref={form} className="driver-code" noValidate onSubmit={(event) => void verify(event)}>
            <Field label={text.codeField} hideLabel error={error} hint={<CodeHint ride={ride} />}>
              <CodeInput value={code} onChange={setCode} length={START_CODE.length} disabled={busy} />
            </Field>
          </form>
        )}
      </Card>
      <Dock>
        <CancelRide ride={ride} />
        {!locked && (
          <Button
            type="submit"
            form={id}
            variant="primary"
            loading={busy}
            disabled={!filled.success}
            {...(filled.success ? {} : { title: text.codeMissing })}
          >
            {text.codeButton}
          </Button>
        )}
      </Dock>
    </>
  );
}

function CodeHint({ ride }: { ride: RideView }) {
  const text = useActiveRideText();
  const { taka, number } = useFormat();
  const { codeTriesLeft, fare } = ride;
  return (
    <>
      {text.codeHint(firstNameOf(ride.user.name), taka(fare ?? 0))}{' '}
      {codeTriesLeft !== undefined && (
        <b className="driver-tries">{text.triesLeft(number(codeTriesLeft), codeTriesLeft === 1)}</b>
      )}
    </>
  );
}

/** Only the rider can unlock the code; their new one is news here, and the boxes come back by themselves. */
function LockedCode({ name }: { name: string }) {
  const text = useActiveRideText();
  return (
    <Note tone="warning" alert icon={<Lock aria-hidden />}>
      <b>{text.locked}</b> {text.lockedText(name)}
    </Note>
  );
}
