import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ResolvedTheme, resolveTheme, storedTheme, THEME_STORAGE_KEY, type Theme } from './theme.rules';

interface ThemeState {
  theme: Theme;
  /** The shown theme: System resolved by the device. */
  resolvedTheme: ResolvedTheme;
  setTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeState | undefined>(undefined);

export interface ThemeProviderProps {
  children: ReactNode;
  defaultTheme?: Theme;
  storageKey?: string;
}

/** Stores the chosen theme, follows a choice made in another tab, and sets it on `<html data-theme>`. */
export function ThemeProvider({
  children,
  defaultTheme = 'system',
  storageKey = THEME_STORAGE_KEY,
}: ThemeProviderProps) {
  const [theme, choose] = useState(() => storedTheme(readStorage(storageKey), defaultTheme));
  const deviceIsDark = useSyncExternalStore(onDeviceTheme, isDeviceDark);
  const resolvedTheme = resolveTheme(theme, deviceIsDark);

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = resolvedTheme;
  }, [resolvedTheme]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey) choose(storedTheme(newValue, defaultTheme));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storageKey, defaultTheme]);

  const setTheme = useCallback(
    (next: Theme) => {
      writeStorage(storageKey, next);
      choose(next);
    },
    [storageKey],
  );
  const state = useMemo(() => ({ theme, resolvedTheme, setTheme }), [theme, resolvedTheme, setTheme]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** @throws {Error} outside a ThemeProvider */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme must be used within a ThemeProvider');
  return state;
}

const deviceTheme = () => window.matchMedia('(prefers-color-scheme: dark)');
const isDeviceDark = () => deviceTheme().matches;

function onDeviceTheme(listener: () => void): () => void {
  const query = deviceTheme();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** If the browser forbids storage, the theme lasts as long as the page. */
function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch (error) {
    console.warn('The theme cannot be stored in this browser.', error);
  }
}
