import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider, useTheme } from './theme-provider';
import { ThemeToggle } from './theme-toggle';

function Shown() {
  const { theme, resolvedTheme } = useTheme();
  return <p>{`${theme} shown as ${resolvedTheme}`}</p>;
}

const page = () =>
  render(
    <ThemeProvider>
      <Shown />
      <ThemeToggle />
    </ThemeProvider>,
  );

beforeEach(() => {
  localStorage.clear();
});

describe('the theme', () => {
  it('throws outside its provider', () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Shown />)).toThrow('useTheme must be used within a ThemeProvider');
    silenced.mockRestore();
  });

  it('follows the device at first', () => {
    page();
    expect(screen.getByText('system shown as light')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('is chosen from the menu, applied to the page, and stored', async () => {
    page();
    await userEvent.click(screen.getByRole('button', { name: 'Toggle theme' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Dark' }));
    expect(screen.getByText('dark shown as dark')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('vite-ui-theme')).toBe('dark');
  });

  it('follows a choice made in another tab', () => {
    page();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: 'dark' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'light' }));
    });
    expect(screen.getByText('dark shown as dark')).toBeInTheDocument();
  });

  it('is restored from storage; an unknown value is ignored', () => {
    localStorage.setItem('vite-ui-theme', 'dark');
    page().unmount();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    localStorage.setItem('vite-ui-theme', 'purple');
    page();
    expect(screen.getByText('system shown as light')).toBeInTheDocument();
  });
});
