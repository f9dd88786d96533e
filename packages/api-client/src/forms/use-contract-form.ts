import { zodResolver } from '@hookform/resolvers/zod';
import { ApiRefusal, formMessageText } from '@pothik/api-client';
import { type FormEvent, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod/mini';

/**
 * A form validated by a contract's schema. The first wrong field gets the focus; while a submission runs, another one
 * does nothing; a field's error from the server is shown under that field.
 */
export function useContractForm<Values extends FieldValues, Sent extends FieldValues>(
  schema: z.ZodMiniType<Sent, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values, unknown, Sent>({ resolver: zodResolver(schema), defaultValues });
  const running = useRef(false);

  const submitting = (send: (values: Sent) => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    await form
      .handleSubmit(send)(event)
      .finally(() => {
        running.current = false;
      });
  };

  const errorOf = (field: Path<Values>): string | undefined => {
    const { error } = form.getFieldState(field, form.formState);
    return error?.message === undefined ? undefined : formMessageText(error.message);
  };

  const showRefusedFields = (error: unknown): void => {
    if (!(error instanceof ApiRefusal)) return;
    const known = error.fields.filter(({ field }) => field in form.getValues());
    known.forEach(({ field, message }, index) => {
      form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 });
    });
  };

  return { ...form, submitting, errorOf, showRefusedFields, busy: form.formState.isSubmitting };
}
