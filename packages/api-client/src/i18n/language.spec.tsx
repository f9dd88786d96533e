import { ERRORS } from '@pothik/contracts/catalogue';
import { FORM_MESSAGES } from '@pothik/contracts/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ApiRefusal, NetworkFailure } from '../refusals/refusal';
import { createCatalogue } from './catalogue';
import { failureText } from './failures';
import { firstLanguage, setLanguage, startLanguage } from './language.store';
import { formMessageText, refusalText } from './sentences';

const BANGLA = /[\u0980-\u09FF]/;

const useText = createCatalogue({
  en: { hello: 'Hello', seats: (count: number) => `${count} seats` },
  bn: { hello: 'সালাম', seats: (count) => `আসন: ${count}` },
});

function Greeting() {
  const text = useText();
  return `${text.hello}, ${text.seats(3)}`;
}

afterEach(() => act(() => setLanguage('en')));

it('a first visit is Bangla when the browser’s first language is Bangla; a stored choice wins', () => {
  expect(firstLanguage(undefined, 'bn-BD')).toBe('bn');
  expect(firstLanguage(undefined, 'en-GB')).toBe('en');
  expect(firstLanguage('en', 'bn')).toBe('en');
  expect(firstLanguage('fr', undefined)).toBe('en');
});

it('every refusal and every form message has a Bangla text, with its values filled in', async () => {
  await setLanguage('bn');
  for (const [code, { message }] of Object.entries(ERRORS)) {
    const said = refusalText({ code, message: message.replace(/\{\w+\}/g, 'CANCELLED') });
    expect(said).toMatch(BANGLA);
    expect(said).not.toMatch(/[{}]/);
  }
  for (const message of Object.values(FORM_MESSAGES)) expect(formMessageText(message)).toMatch(BANGLA);
});

it('a refused form shows its field’s message', async () => {
  await setLanguage('bn');
  const message = FORM_MESSAGES.phoneInvalid;
  expect(refusalText({ code: 'request/invalid', message })).toBe(formMessageText(message));
});

it('in English the API’s own sentence is shown', () => {
  expect(refusalText({ code: 'auth/user-not-found', message: 'User dos not exist' })).toBe('User dos not exist');
});

it('a component follows the language, and so does the page’s lang', async () => {
  render(<Greeting />);
  expect(screen.getByText('Hello, 3 seats')).toBeTruthy();
  await act(() => setLanguage('bn'));
  expect(screen.getByText('সালাম, আসন: 3')).toBeTruthy();
  expect(document.documentElement.lang).toBe('bn');
  expect(document.cookie).toContain('language=bn');
});

it('a refusal by status says what happened, in both languages', async () => {
  const refusal = { code: 'ride/illegal-transition', message: 'A ride that is COMPLETED cannot become IN TRANSIT.' };
  expect(refusalText(refusal)).toBe('This ride is already over. Here is how it ended.');
  await setLanguage('bn');
  expect(refusalText(refusal)).toBe('রাইডটি আগেই শেষ হয়েছে। কীভাবে শেষ হলো, নিচে দেখুন।');
});

it.each([
  ['12:05 AM', 'রাত ১২:০৫'],
  ['5:00 AM', 'ভোর ৫:০০'],
  ['10:40 AM', 'সকাল ১০:৪০'],
  ['12:30 PM', 'দুপুর ১২:৩০'],
  ['4:10 PM', 'বিকাল ৪:১০'],
  ['7:59 PM', 'সন্ধ্যা ৭:৫৯'],
  ['11:15 PM', 'রাত ১১:১৫'],
])('a time in a refusal, %s, is said in Bangla', async (until, said) => {
  const code = 'ride/too-many-cancelled';
  await setLanguage('bn');
  const message = ERRORS[code].message.replace('{until}', until);
  expect(refusalText({ code, message })).toBe(`আপনি অনেকগুলো বুকিং বাতিল করেছেন। ${said} থেকে আবার বুকিং করতে পারবেন।`);
});

it('the account’s language is used after logging in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server's answer does in a browser
  document.cookie = 'language=bn';
  await act(() => startLanguage());
  expect(document.documentElement.lang).toBe('bn');
});

describe('while the Bangla texts do not load', () => {
  const comeLate = () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ bangla: { late: 'দেরি' } });
    return createCatalogue({ en: { late: 'Late' }, bn: load });
  };

  it('a Bangla visit starts in English, and switches to Bangla once the network is back', async () => {
    const useLateText = comeLate();
    // biome-ignore lint/suspicious/noDocumentCookie: an earlier visit's choice
    document.cookie = 'language=bn';
    document.documentElement.lang = 'bn';
    await startLanguage();
    expect(document.documentElement.lang).toBe('en');
    expect(useLateText.now().late).toBe('Late');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(useLateText.now().late).toBe('দেরি'));
    expect(document.documentElement.lang).toBe('bn');
  });

  it('switching to Bangla fails, and the stored choice stays', async () => {
    comeLate();
    await expect(setLanguage('bn')).rejects.toThrow('offline');
    expect(document.documentElement.lang).toBe('en');
    expect(document.cookie).toContain('language=en');
    await act(() => setLanguage('bn'));
    expect(document.cookie).toContain('language=bn');
  });
});

it('a catalogue with a missing key does not compile', () => {
  // @ts-expect-error: `bye` is missing in Bangla
  const incomplete = () => createCatalogue({ en: { hello: 'Hello', bye: 'Bye' }, bn: { hello: 'সালাম' } });
  expect(incomplete).toBeDefined();
});

it('the text of a failed call is the server’s sentence, else the given text, else what failed', async () => {
  const refusal = new ApiRefusal({
    status: 404,
    code: 'auth/user-not-found',
    message: 'User dos not exist',
    fields: [],
    retryAfterSeconds: undefined,
  });
  const noAnswer = new NetworkFailure(new TypeError('fetch failed'));
  const proxysPage = new ApiRefusal({ ...refusal, status: 502, code: 'platform/unexpected', message: '' });
  expect(failureText(refusal, 'Registration failed')).toBe('User dos not exist');
  expect(failureText(noAnswer, 'Registration failed')).toBe('Registration failed');
  expect(failureText(proxysPage, 'Registration failed')).toBe('Registration failed');
  expect(failureText(noAnswer)).toBe('Network Error');
  expect(failureText(proxysPage)).toBe('Something went wrong');
  expect(failureText(new Error('a bug'))).toBe('Something went wrong');
  await setLanguage('bn');
  for (const failure of [refusal, noAnswer, proxysPage, new Error('a bug')])
    expect(failureText(failure)).toMatch(BANGLA);
});
