import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCatalogue } from '../i18n/catalogue';
import { setLanguage } from '../i18n/language.store';
import { LoadedPart } from './loaded-part';

const Greeting = ({ name }: { name: string }) => `Hello, ${name}`;
const retryButton = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Retry
  </button>
);

const shown = (load: () => Promise<{ Component: typeof Greeting }>) =>
  render(<LoadedPart load={load} with={{ name: 'Nusrat' }} waiting="Waiting" failed={retryButton} />);

describe('a part of a page', () => {
  it('shows its waiting state, then renders with its props', async () => {
    shown(async () => ({ Component: Greeting }));
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(await screen.findByText('Hello, Nusrat')).toBeTruthy();
  });

  it('whose code did not load can be loaded again', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const load = jest
      .fn<Promise<{ Component: typeof Greeting }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ Component: Greeting });
    shown(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello, Nusrat')).toBeTruthy();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is shown with its Bangla texts', async () => {
    await setLanguage('bn');
    const load = async () => {
      const useText = createCatalogue({ en: { hello: 'Hello' }, bn: async () => ({ bangla: { hello: 'সালাম' } }) });
      // biome-ignore lint/correctness/noComponentHookFactories: it stands for the module of a chunk
      return { Component: ({ name }: { name: string }) => `${useText().hello}, ${name}` };
    };
    render(<LoadedPart load={load} with={{ name: 'Nusrat' }} waiting="Waiting" failed={retryButton} />);
    expect(await screen.findByText('সালাম, Nusrat')).toBeTruthy();
    await act(() => setLanguage('en'));
  });
});
