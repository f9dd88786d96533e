import { createCatalogue, setLanguage } from '@pothik/api-client';
import { Toaster } from '@pothik/ui-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from './language-switch';

afterEach(() => act(() => setLanguage('en')));

it('shows that the Bangla texts did not load, stays in English, and retries on the next press', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ bangla: {} });
  createCatalogue({ en: {}, bn: load });
  render(
    <>
      <LanguageSwitch />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
  expect(await screen.findByText('This part did not load. Try again.')).toBeVisible();
  expect(document.cookie).not.toContain('language=bn');
  await userEvent.click(screen.getByRole('button', { name: 'বাংলা' }));
  expect(await screen.findByRole('button', { name: 'English' })).toBeVisible();
  expect(document.cookie).toContain('language=bn');
});
