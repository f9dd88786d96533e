import { failureText } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { registerForm } from '@pothik/contracts/auth';
import { Button, ChoiceCard, Field, TextInput, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod/mini';
import { DRIVER_REGISTRATION } from '../../../access/access.rules';
import { TooManyTries, useTooManyTries } from '../../../tries/too-many-tries';
import { usePhoneLogInText } from './phone-log-in-text';

const nameForm = z.pick(registerForm, { name: true });

interface NameStepProps {
  phone: string;
  /** The number's account was deleted. */
  isAfterDeletion: boolean;
  /** `next`: where a person who drives goes first. */
  onName: (name: string, next: string | undefined) => Promise<void>;
}

/** Asks a newcomer's name; and whether they ride or drive, unless they came for a page. */
export function NameStep({ phone, isAfterDeletion, onName }: NameStepProps) {
  const text = usePhoneLogInText();
  const { digits } = useFormat();
  const [parameters] = useSearchParams();
  const [drives, setDrives] = useState(false);
  const form = useContractForm(nameForm, { name: '' });
  const tries = useTooManyTries();
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = form.submitting(async ({ name }) => {
    tries.clear();
    try {
      await onName(name, drives ? DRIVER_REGISTRATION : undefined);
    } catch (error) {
      if (!tries.take(error)) form.setError('name', { message: failureText(error) }, { shouldFocus: true });
    }
  });
  const shown = digits(phone);
  return (
    <form className="shell-account-form" noValidate onSubmit={submit}>
      <div className="shell-account-head">
        <h1>{text.nameTitle}</h1>
        <p>{isAfterDeletion ? text.deletedText(shown) : text.nameText(shown)}</p>
      </div>
      <Field label={text.name} hint={text.nameHint} error={form.errorOf('name')}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      {!parameters.has('next') && (
        <fieldset className="shell-purpose">
          <legend className="ui-label">{text.purpose}</legend>
          <ChoiceCard
            name="purpose"
            leading={<VehicleDrawing type="CNG" />}
            title={text.ride}
            checked={!drives}
            onChange={() => setDrives(false)}
          />
          <ChoiceCard
            name="purpose"
            leading={<VehicleDrawing type="CAR" />}
            title={text.drive}
            checked={drives}
            onChange={() => setDrives(true)}
          />
        </fieldset>
      )}
      <TooManyTries refused={tries.refused} />
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {text.start}
      </Button>
    </form>
  );
}
