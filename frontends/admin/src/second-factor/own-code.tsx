import { isRefusal } from '@pothik/api-client';
import { Field, TextInput } from '@pothik/ui-kit';
import { type ComponentProps, useState } from 'react';
import { useFactorText } from './factor-text';
import { useOwnFactor } from './use-own-factor';

/** Refusals that are about the code. */
const ABOUT_CODE = ['auth/second-factor-required', 'auth/second-factor-wrong'] as const;

/** Whether a refusal is about the administrator's own code, and is shown below its field. */
export const isAboutCode = (failure: unknown): boolean => isRefusal(failure, ...ABOUT_CODE);

/** Whether an act asks for the administrator's own code: they have two-step verification, or the server has asked. */
export function useAsksCode() {
  const { data } = useOwnFactor();
  const [wasAsked, setAsked] = useState(false);
  return { asksCode: wasAsked || (data?.enabled ?? false), ask: () => setAsked(true) };
}

interface OwnCodeFieldProps extends ComponentProps<typeof TextInput> {
  error: string | undefined;
}

/** One line for the administrator's own code: six digits or a recovery code. */
export function OwnCodeField({ error, ...input }: OwnCodeFieldProps) {
  const text = useFactorText();
  return (
    <Field label={text.code} hint={text.codeHint} error={error}>
      <TextInput autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} {...input} />
    </Field>
  );
}
