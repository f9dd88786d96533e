import { call, failureText, invalidate, isRefusal, QUERY } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { driverPageForm, EXPERIENCE_YEARS } from '@pothik/contracts/driver';
import { driverRoutes, userRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { Button, Field, Note, NumberInput, TextInput, toast } from '@pothik/ui-kit';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useRegistrationText } from './registration-text';
import { showMyVehicle } from './use-my-vehicles';
import { VehiclePictures } from './vehicle-pictures';

/** The second step: licence and experience, and what can be added later, phone and pictures. The texts survive a reload. */
export function DriverForm({ user, vehicle }: { user: Me; vehicle: string }) {
  const text = useRegistrationText();
  const [draft] = useState(() => storedTexts(`driver-profile-draft:${user._id}`));
  const [{ licenseNumber = '', experience = '', phone = user.phone }] = useState(() => draft.read() ?? {});
  const form = useContractForm(driverPageForm, { licenseNumber, experience, phone });
  useStoredTexts(form, draft);
  const [files, setFiles] = useState<File[]>([]);

  const register = form.submitting(async ({ phone, ...profile }) => {
    try {
      if (phone && phone !== user.phone) await call(userRoutes.update, { phone });
      if (files.length > 0) await call(driverRoutes.updateVehicle, { id: vehicle }, { files });
      const driver = await call(driverRoutes.registerDriver, { ...profile, user: user._id, vehicle });
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
      <Field label={text.phone} hint={text.phoneHint} error={form.errorOf('phone')}>
        <TextInput inputMode="tel" autoComplete="tel" placeholder={text.phoneExample} {...form.register('phone')} />
      </Field>
      <VehiclePictures files={files} onFilesChange={setFiles} disabled={form.busy} />
      <Note icon={<Clock aria-hidden />}>{text.skip}</Note>
      <Button type="submit" variant="primary" size="large" block loading={form.busy} loadingText={text.sending}>
        {text.submit}
      </Button>
    </form>
  );
}
