import { call, failureText, invalidate, isRefusal, QUERY } from '@pothik/api-client';
import { storedTexts, useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { VEHICLE_TYPE, type VehicleType, vehicleRegistrationForm } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useVehicleWords } from '@pothik/ride-ui';
import { Button, Field, Select, TextInput, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { PlateFields } from './plate-fields';
import { useRegistrationText } from './registration-text';
import { showMyVehicle } from './use-my-vehicles';

const TYPES = Object.values(VEHICLE_TYPE);
const typeOf = (typed: string | undefined): VehicleType | undefined => TYPES.find((type) => type === typed);

/** The first step: the vehicle. The draft survives a reload. */
export function VehicleForm({ userId }: { userId: string }) {
  const text = useRegistrationText();
  const words = useVehicleWords();
  const [draft] = useState(() => storedTexts(`driver-vehicle-draft:${userId}`));
  const [{ brand = '', model = '', vehicleLicense = '', ...stored }] = useState(() => draft.read() ?? {});
  const vehicleType = typeOf(stored.vehicleType);
  const form = useContractForm(vehicleRegistrationForm, {
    brand,
    model,
    vehicleLicense,
    ...(vehicleType ? { vehicleType } : {}),
  });
  useStoredTexts(form, draft);
  const { isSubmitted } = form.formState;
  const writePlate = (plate: string) =>
    form.setValue('vehicleLicense', plate, { shouldDirty: true, shouldValidate: isSubmitted });

  const register = form.submitting(async (vehicle) => {
    try {
      const registered = await call(driverRoutes.registerVehicle, vehicle);
      draft.delete();
      toast.success(text.vehicleDone);
      showMyVehicle(registered);
    } catch (failure) {
      toast.error(failureText(failure));
      form.showRefusedFields(failure);
      if (isRefusal(failure, 'driver/vehicle-exists')) await invalidate(QUERY.Driver);
    }
  });

  return (
    <form className="driver-form" noValidate onSubmit={(event) => void register(event)}>
      <Field label={text.brand} hint={text.brandHint} error={form.errorOf('brand')}>
        <TextInput {...form.register('brand')} />
      </Field>
      <Field label={text.model} hint={text.modelHint} error={form.errorOf('model')}>
        <TextInput {...form.register('model')} />
      </Field>
      <Field label={text.vehicleType} error={form.errorOf('vehicleType')}>
        <Select
          placeholder={text.selectType}
          options={TYPES.map((value) => ({ value, label: words[value] }))}
          {...form.register('vehicleType')}
        />
      </Field>
      <PlateFields plate={form.watch('vehicleLicense')} onWrite={writePlate}>
        <Field label={text.vehicleLicense} hint={text.vehicleLicenseHint} error={form.errorOf('vehicleLicense')}>
          <TextInput autoComplete="off" autoCapitalize="characters" {...form.register('vehicleLicense')} />
        </Field>
      </PlateFields>
      <Button type="submit" variant="primary" size="large" block loading={form.busy} loadingText={text.sending}>
        {text.next}
      </Button>
    </form>
  );
}
