import { failureText } from '@pothik/api-client';
import { Button, Card, Field, Note, TextInput } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { useDeskText } from './desk-text';
import type { useCaller } from './use-caller';

/** The number field, first of all: Enter looks the caller up. */
export function CallerSearch({ search }: { search: ReturnType<typeof useCaller> }) {
  const text = useDeskText();
  const { form, send, error, isPending, caller, next } = search;
  return (
    <Card as="div">
      <form className="admin-desk-search" noValidate onSubmit={(event) => void send(event)}>
        <Field label={text.number} hint={text.numberHint} error={form.errorOf('phone')}>
          <TextInput
            large
            type="tel"
            inputMode="tel"
            autoComplete="off"
            icon={<Phone aria-hidden />}
            maxLength={40}
            {...form.register('phone')}
          />
        </Field>
        <div className="admin-desk-acts">
          <Button type="submit" variant={caller ? 'outline' : 'primary'} loading={isPending}>
            {text.search}
          </Button>
          {caller && <Button onClick={next}>{text.nextCall}</Button>}
        </div>
        {error && !isPending && (
          <Note tone="danger" alert>
            {failureText(error)}
          </Note>
        )}
      </form>
    </Card>
  );
}
