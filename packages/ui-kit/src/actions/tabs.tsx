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
  /** Names the list for those who do not see it. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  look?: 'line' | 'segmented';
  className?: string;
  /** One panel for whichever tab is chosen, when the tabs carry no content of their own. */
  children?: ReactNode;
}

/** Views of one thing, one at a time; arrow keys, Home and End move between them. */
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else to reach by key.
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
