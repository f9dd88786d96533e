import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

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

/** Views of one thing, one at a time; arrow keys move between them. */
export function Tabs({ label, tabs, value, onValueChange, look = 'line', className, children }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange} className={className}>
      <RadixTabs.List aria-label={label} className={look === 'line' ? 'ui-tabs' : 'ui-segmented'}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className="ui-count">{tab.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={classNames('ui-tab-panel')}>
          {tab.value === value ? (tab.content ?? children) : null}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
