import { call, QUERY, useLanguage } from '@pothik/api-client';
import {
  type DriverView,
  keepsOffline,
  plateText,
  VEHICLE_IMAGE_TYPES,
  VEHICLE_IMAGES_MAXIMUM,
  VEHICLE_TYPE,
  vehicleUpdateForm,
} from '@pothik/contracts/driver';
import { IMAGE_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import { Field, Note, Select, TextInput } from '@pothik/ui-kit';
import { UploadArea } from '@pothik/ui-kit/upload';
import { Car, Images } from 'lucide-react';
import { useState } from 'react';
import { EditDialog } from './edit-dialog';
import { useEditText } from './edit-text';
import { useProfileText } from './profile-text';
import { meantValues, waitingFields, waitsForReview } from './review.rules';
import { useProfileForm } from './use-profile-form';
import { useVehicleTypeText } from './vehicle-type-text';

const TYPES = Object.values(VEHICLE_TYPE);

/** Edits pictures, plate, brand, model and type. */
export function Component({ driver, onClose }: { driver: DriverView; onClose: () => void }) {
  const text = useEditText();
  const types = useVehicleTypeText();
  const [files, setFiles] = useState<File[]>([]);
  const language = useLanguage();
  const { _id: id, vehicleLicense, brand, model, vehicleType } = driver.vehicle;
  const meant = meantValues({ vehicleLicense, brand, model, vehicleType }, driver.waitingChange);
  const form = useProfileForm({
    schema: vehicleUpdateForm,
    loaded: { ...meant, vehicleLicense: plateText(meant.vehicleLicense, language) },
    storageKey: `vehicle-draft:${id}`,
    group: QUERY.Driver,
    onClose,
  });
  const update = form.saving({
    send: async (values) => ({ values, updated: await call(driverRoutes.updateVehicle, { id, ...values }, { files }) }),
    remark: ({ values, updated }) => {
      const waiting = waitingFields(driver.status, updated, values);
      if (waiting.length > 0)
        return { said: text.sent, description: keepsOffline(waiting) ? text.waits : text.waitsOnline };
      return waitsForReview(driver.status, driver.vehicle, updated) ? { description: text.review } : undefined;
    },
  });
  return (
    <EditDialog title={useProfileText().editVehicle} updateLabel={text.update} form={form} onSubmit={update}>
      {driver.engaged && (
        <Note tone="warning" icon={<Car aria-hidden="true" />}>
          {text.vehicleEngaged}
        </Note>
      )}
      <UploadArea
        label={text.vehicleImages}
        files={files}
        onFilesChange={setFiles}
        multiple
        accept={VEHICLE_IMAGE_TYPES}
        maxBytes={IMAGE_MAXIMUM_BYTES}
        maxFiles={VEHICLE_IMAGES_MAXIMUM}
        prompt={text.imagesPrompt}
        hint={text.imagesHint}
        disabled={form.busy}
      />
      <Note icon={<Images aria-hidden="true" />}>{text.imagesReplace}</Note>
      <Field
        label={text.vehicleLicense}
        hint={driver.status === 'APPROVED' ? text.reviewHint : undefined}
        error={form.errorOf('vehicleLicense')}
      >
        <TextInput autoComplete="off" autoCapitalize="characters" {...form.register('vehicleLicense')} />
      </Field>
      <Field label={text.brand} error={form.errorOf('brand')}>
        <TextInput {...form.register('brand')} />
      </Field>
      <Field label={text.model} error={form.errorOf('model')}>
        <TextInput {...form.register('model')} />
      </Field>
      <Field label={text.vehicleType} error={form.errorOf('vehicleType')}>
        <Select
          placeholder={text.selectVehicle}
          options={TYPES.map((value) => ({ value, label: types[value] }))}
          {...form.register('vehicleType')}
        />
      </Field>
    </EditDialog>
  );
}
