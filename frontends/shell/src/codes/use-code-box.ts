import { type FieldValues, type Path, type PathValue, type UseFormReturn, useController } from 'react-hook-form';

type CodeForm<Values extends FieldValues, Sent extends FieldValues> = UseFormReturn<Values, unknown, Sent>;

/** The code of a form. Typing takes back what was said about it; a refusal empties the boxes, so that no mixture is sent. */
export function useCodeBox<Values extends { otp: string }, Sent extends FieldValues>(
  form: Pick<CodeForm<Values, Sent>, 'control' | 'setValue' | 'setError' | 'clearErrors'>,
) {
  const name = 'otp' as Path<Values>;
  const put = (code: string) => form.setValue(name, code as PathValue<Values, Path<Values>>);
  const { field } = useController({ control: form.control, name });
  const onChange = (typed: string) => {
    form.clearErrors(name);
    put(typed);
  };
  const refuse = (message: string) => {
    put('');
    form.setError(name, { message }, { shouldFocus: true });
  };
  return { field: { value: field.value as string, ref: field.ref, onChange }, refuse };
}
