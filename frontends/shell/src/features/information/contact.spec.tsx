import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../testing/fixture';
import { Component as ContactPage } from './contact-page';
import { Component as SupportPage } from './support-page';

const CONTACT = 'POST /notification/contact';
const MESSAGE = 'I left my umbrella in a CNG.';
const TYPED = { name: 'Rahima Khatun', email: 'rahima@pothik.test', message: MESSAGE };
const stored = success({ ...TYPED, _id: 'a'.repeat(24), createdAt: '', updatedAt: '' });

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
async function fill() {
  await userEvent.type(field('Name'), TYPED.name);
  await userEvent.type(field('Email'), TYPED.email);
  await userEvent.type(field('Message'), TYPED.message);
}

afterEach(() => sessionStorage.clear());

describe.each([
  ['/contact', ContactPage],
  ['/support', SupportPage],
])('the form on %s', (path, Page) => {
  it('sends a visitor’s message, replaces itself with a confirmation, and focuses it', async () => {
    const sent = answering({ [CONTACT]: stored });
    await openPage(Page, path);
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Message sent successfully' })).toBeTruthy();
    expect(sent).toEqual([{ call: CONTACT, body: TYPED }]);
    expect(document.activeElement).toHaveTextContent(`Our answer goes to ${TYPED.email}.`);
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message')).toHaveValue('');
  });

  it('refuses with the contract’s messages, sends no request, and focuses the first invalid field', async () => {
    const sent = answering({});
    await openPage(Page, path);
    await send();
    expect(await screen.findByText('Name must be at least 2 characters.')).toBeTruthy();
    expect(screen.getByText('Invalid email address.')).toBeTruthy();
    expect(screen.getByText('A message of 10 to 2,000 characters is required.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(sent).toEqual([]);
  });

  it('has name and e-mail filled in for a signed-in person', async () => {
    answering({});
    await openPage(Page, path, sampleRider);
    expect([field('Name'), field('Email')].map((input) => (input as HTMLInputElement).value)).toEqual([
      sampleRider.name,
      sampleRider.email,
    ]);
  });

  it('shows the server’s refusal and leaves the typed values, also after a reload', async () => {
    const sent = answering({
      [CONTACT]: refusal(429, 'request/too-many', 'Too many requests. Please try again later.'),
    });
    const opened = await openPage(Page, path);
    await fill();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findAllByText('Too many requests. Please try again later.')).toBeTruthy();
    await opened.reload();
    await waitFor(() => expect(field('Message')).toHaveValue(MESSAGE));
    expect(field('Name')).toHaveValue(TYPED.name);
  });

  it('deletes the draft once it is sent', async () => {
    answering({ [CONTACT]: stored });
    const opened = await openPage(Page, path);
    await fill();
    await send();
    await screen.findByRole('heading', { name: 'Message sent successfully' });
    await opened.reload();
    expect(field('Message')).toHaveValue('');
  });

  it('shows 999 for emergencies beside it', async () => {
    answering({});
    await openPage(Page, path);
    expect(screen.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  });
});
