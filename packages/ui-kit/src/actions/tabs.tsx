import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { tabAfter } from './tabs.rules';

export interface Tab {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Already in the reader's digits. */
  count?: ReactNode;
  content?: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  look?: 'line' | 'segmented';
  className?: string;
  /** One panel for all tabs, if the tabs have no content of their own. */
  children?: ReactNode;
}

/** Shows one of several views; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, value, onValueChange, look = 'line', className, children }: TabsProps) {
  const base = useId();
  const tabId = (name: string) => `${base}tab-${name}`;
  const panelId = (name: string) => `${base}panel-${name}`;
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(
      event.key,
      tabs.map((tab) => tab.value),
      value,
    );
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    onValueChange(next);
  };
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={look === 'line' ? 'ui-tabs' : 'ui-segmented'} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab.value)}
            aria-controls={panelId(tab.value)}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className="ui-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelId(tab.value)}
          aria-labelledby={tabId(tab.value)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have no other element that is reachable by keyboard.
          tabIndex={0}
          hidden={tab.value !== value}
          className="ui-tab-panel"
        >
          {tab.value === value ? (tab.content ?? children) : null}
        </div>
      ))}
    </div>
  );
}
