import { call, failureText } from '@pothik/api-client';
import { useContractForm, useStoredTexts } from '@pothik/api-client/forms';
import { CONTACT, contactForm } from '@pothik/contracts/notification';
import { notificationRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { Button, Card, Field, TextArea, TextInput, toast, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { rideAsked, withRide } from './about-ride.rules';
import { contactDraft } from './contact-draft';
import { useContactText } from './contact-text';

interface ContactFormProps {
  user: Me | undefined;
  /** Called with the e-mail that an answer will go to. */
  onSent: (email: string) => void;
}

/** A message to the support team. What is typed survives a reload; name and e-mail are filled in for a signed-in person. */
export function ContactForm({ user, onSent }: ContactFormProps) {
  const text = useContactText();
  const format = useFormat();
  const [draft] = useState(() => contactDraft(user));
  const ride = rideAsked(useSearchParams()[0]);
  const { name = user?.name ?? '', email = user?.email ?? '', message: written = '' } = draft.read() ?? {};
  const message = withRide(written, ride && text.aboutRide(ride));
  const form = useContractForm(contactForm, { name, email, message });
  useStoredTexts(form, draft);

  const send = form.submitting(async (values) => {
    try {
      const sent = await call(notificationRoutes.contact, values);
      draft.delete();
      onSent(sent.email);
    } catch (error) {
      toast.error(failureText(error));
      form.showRefusedFields(error);
    }
  });

  const { minimum, maximum } = CONTACT.message;
  return (
    <Card title={text.formTitle}>
      <form className="shell-contact-form" noValidate onSubmit={send}>
        <Field label={text.name} error={form.errorOf('name')}>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={text.email} error={form.errorOf('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field
          label={text.message}
          hint={text.messageHint(format.number(minimum), format.number(maximum))}
          error={form.errorOf('message')}
        >
          <TextArea rows={6} {...form.register('message')} />
        </Field>
        <Button type="submit" variant="primary" size="large" loading={form.busy} loadingText={text.sending}>
          {text.send}
        </Button>
      </form>
    </Card>
  );
}
