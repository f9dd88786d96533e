import { failureText, isRefusal } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { firstNameOf } from '@pothik/contracts/platform';
import { type RideView, START_CODE, startCodeForm } from '@pothik/contracts/ride';
import { Button, Card, CodeInput, Dock, Field, Note, toast, useFormat } from '@pothik/ui-kit';
import { Lock } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useRideAct } from '../rides/use-ride-command';
import { useActiveRideText } from './active-ride-text';
import { ArriveButton, isArrivalNext } from './arrival';
import { CancelRide } from './cancel-ride';

export interface CodeStepProps {
  ride: RideView;
  /** Known to be away from the pickup: the way there is the work, and the arrival keeps its place. */
  isFar: boolean;
}

/** The rider gives the driver the start code: the right one makes the ride PICKED UP, five wrong ones lock it. */
export function CodeStep({ ride, isFar }: CodeStepProps) {
  const text = useActiveRideText();
  const id = useId();
  const form = useContractForm(startCodeForm, { otp: '' });
  const { run } = useRideAct(ride, (otp: string) => ({ kind: 'start-code', otp }), {
    onRefused: (failure) => {
      // The typed code stays after a network failure, so that nobody types six digits again.
      if (!isRefusal(failure)) return void toast.error(failureText(failure));
      form.setValue('otp', '');
      form.setError('otp', { message: failureText(failure) });
    },
  });
  const otp = form.watch('otp');
  const error = form.errorOf('otp');
  const filled = startCodeForm.safeParse({ otp }).success;
  const locked = ride.codeTriesLeft === 0;
  // The code may come first all the same.
  const isArriving = isArrivalNext(ride);
  const formElement = useRef<HTMLFormElement>(null);
  // After a refusal the first box gets the focus for the next try.
  useEffect(() => {
    if (!error || form.busy) return;
    formElement.current?.querySelector('input')?.focus({ preventScroll: true });
    formElement.current?.scrollIntoView({ block: 'nearest' });
  }, [error, form.busy]);

  const type = (typed: string) => {
    form.clearErrors('otp');
    form.setValue('otp', typed);
  };
  const verify = form.submitting(async (code) => {
    await run(code.otp);
  });

  const confirm = {
    type: 'submit',
    loading: form.busy,
    disabled: !filled,
    ...(filled ? {} : { title: text.codeMissing }),
    children: text.codeButton,
  } as const;

  return (
    <>
      <Card title={text.codeTitle(firstNameOf(ride.user.name))}>
        {locked ? (
          <LockedCode name={firstNameOf(ride.user.name)} />
        ) : (
          <form
            id={id}
            ref={formElement}
            className="driver-code driver-stack"
            noValidate
            onSubmit={(event) => void verify(event)}
          >
            <Field label={text.codeField} hideLabel error={error} hint={<CodeHint ride={ride} />}>
              <CodeInput value={otp} onChange={type} length={START_CODE.length} disabled={form.busy} submitsWhenFull />
            </Field>
            {isArriving && <Button {...confirm} />}
          </form>
        )}
      </Card>
      <Dock>
        <CancelRide ride={ride} />
        {isArriving && <ArriveButton ride={ride} variant={isFar ? 'outline' : 'primary'} />}
        {!locked && !isArriving && <Button form={id} variant="primary" {...confirm} />}
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

/** Only the rider can unlock the code; the notification of a new one brings the boxes back. */
function LockedCode({ name }: { name: string }) {
  const text = useActiveRideText();
  return (
    <Note tone="warning" alert icon={<Lock aria-hidden />}>
      <b>{text.locked}</b> {text.lockedText(name)}
    </Note>
  );
}
