import { call, failureText, invalidate, isRefusal, QUERY } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { driverPageForm, EXPERIENCE_YEARS } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { Button, Field, NumberInput, TextInput, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useRegistrationText } from './registration-text';
import { showMyVehicle } from './use-my-vehicles';

/** The second step: licence and experience; user and vehicle are added. The draft survives a reload. */
export function DriverForm({ userId, vehicle }: { userId: string; vehicle: string }) {
  const text = useRegistrationText();
  const [draft] = useState(() => storedTexts(`driver-profile-draft:${userId}`));
  const [{ licenseNumber = '', experience = '' }] = useState(() => draft.read() ?? {});
  const form = useContractForm(driverPageForm, { licenseNumber, experience });
  useStoredTexts(form, draft);

  const register = form.submitting(async (profile) => {
    try {
      const driver = await call(driverRoutes.registerDriver, { ...profile, user: userId, vehicle });
      draft.delete();
      toast.success(text.driverDone);
      showMyVehicle(driver.vehicle);
    } catch (failure) {
      toast.error(failureText(failure));
      form.showRefusedFields(failure);
      if (isRefusal(failure, 'driver/profile-exists', 'driver/vehicle-not-found')) await invalidate(QUERY.Driver);
    }
  });

  return (
    <form className="driver-form" noValidate onSubmit={(event) => void register(event)}>
      <Field label={text.licenseNumber} hint={text.licenseHint} error={form.errorOf('licenseNumber')}>
        <TextInput autoComplete="off" autoCapitalize="characters" {...form.register('licenseNumber')} />
      </Field>
      <Field label={text.experience} hint={text.experienceHint} error={form.errorOf('experience')}>
        <NumberInput {...form.register('experience')} min={EXPERIENCE_YEARS.minimum} max={EXPERIENCE_YEARS.maximum} />
      </Field>
      <Button type="submit" variant="primary" size="large" block loading={form.busy} loadingText={text.sending}>
        {text.submit}
      </Button>
    </form>
  );
}
