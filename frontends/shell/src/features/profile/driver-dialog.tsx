import { call, QUERY } from '@pothik/api-client';
import { type DriverView, driverUpdateForm, EXPERIENCE_YEARS } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { Field, Note, NumberInput, TextInput } from '@pothik/ui-kit';
import { Car } from 'lucide-react';
import { EditDialog } from './edit-dialog';
import { useEditText } from './edit-text';
import { useProfileText } from './profile-text';
import { meantValues, waitsForReview } from './review.rules';
import { useProfileForm } from './use-profile-form';

/** Edits licence number and years of driving. */
export function Component({ driver, onClose }: { driver: DriverView; onClose: () => void }) {
  const text = useEditText();
  const form = useProfileForm({
    schema: driverUpdateForm,
    loaded: {
      ...meantValues({ licenseNumber: driver.licenseNumber }, driver.waitingChange),
      experience: String(driver.experience),
    },
    storageKey: `driver-draft:${driver._id}`,
    group: QUERY.Driver,
    onClose,
  });
  const update = form.saving({
    send: (values) => call(driverRoutes.update, { id: driver._id, ...values }),
    remark: (updated) => {
      if (updated.waitingChange && updated.waitingChange.number !== driver.waitingChange?.number)
        return { said: text.sent, description: text.waits };
      return waitsForReview(driver.status, driver, updated) ? { description: text.review } : undefined;
    },
  });
  return (
    <EditDialog title={useProfileText().editDriver} updateLabel={text.update} form={form} onSubmit={update}>
      {driver.engaged && (
        <Note tone="warning" icon={<Car aria-hidden="true" />}>
          {text.licenseEngaged}
        </Note>
      )}
      <Field
        label={text.license}
        hint={driver.status === 'APPROVED' ? text.licenseHint : undefined}
        error={form.errorOf('licenseNumber')}
      >
        <TextInput autoComplete="off" autoCapitalize="characters" {...form.register('licenseNumber')} />
      </Field>
      <Field label={text.experience} hint={text.experienceHint} error={form.errorOf('experience')}>
        <NumberInput {...form.register('experience')} min={EXPERIENCE_YEARS.minimum} max={EXPERIENCE_YEARS.maximum} />
      </Field>
    </EditDialog>
  );
}
