import { Field, TextInput } from '@pothik/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePhoneText } from './phone-text';

interface PhoneFieldProps {
  /** The field of the form. */
  field: UseFormRegisterReturn;
  hint: string;
  error: string | undefined;
}

/** A mobile number in any writing, after the country's code. */
export function PhoneField({ field, ...said }: PhoneFieldProps) {
  return (
    <Field label={usePhoneText().phone} {...said}>
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        prefix="+880"
        placeholder="1712 345678"
        className="shell-phone"
        {...field}
      />
    </Field>
  );
}
