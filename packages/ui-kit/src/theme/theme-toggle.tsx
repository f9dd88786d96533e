import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../actions/icon-button';
import { Menu } from '../floating/menu';
import { useUiText } from '../text/ui-text-provider';
import { useTheme } from './theme-provider';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Chooses light, dark, or the device's theme. */
export function ThemeToggle({ className }: { className?: string }) {
  const { theme, resolvedTheme, setTheme } = useTheme();
  const { text } = useUiText();
  const Shown = ICONS[resolvedTheme];
  const items = (['light', 'dark', 'system'] as const).map((name) => {
    const Icon = ICONS[name];
    return {
      key: name,
      label: text[name],
      icon: <Icon aria-hidden="true" />,
      current: theme === name,
      onSelect: () => setTheme(name),
    };
  });
  const trigger = (
    <IconButton label={text.toggleTheme} className={className}>
      <Shown aria-hidden="true" />
    </IconButton>
  );
  return <Menu trigger={trigger} items={items} />;
}
