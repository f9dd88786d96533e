import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { cloneElement, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import type { MenuItem, OpenedMenuProps } from './menu-props';

/** The menu itself, loaded only by Menu. It is rendered beside its button, inside the same landmark. */
export function OpenedMenu({ trigger, items, heading, align = 'end', initiallyOpen }: OpenedMenuProps) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        ref={useFirstEntryFocus(initiallyOpen)}
        className="ui-menu"
        align={align}
        sideOffset={6}
        collisionPadding={8}
      >
        {heading && <DropdownMenu.Label className="ui-menu-heading">{heading}</DropdownMenu.Label>}
        {items.map((entry, position) =>
          entry === 'separator' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a separator is identified by its position
            <DropdownMenu.Separator key={`line-${position}`} className="ui-menu-line" />
          ) : (
            <Entry key={entry.key} entry={entry} />
          ),
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Focuses the first entry when a key opened the menu: the library had not loaded yet and did not see the key. */
function useFirstEntryFocus(initiallyOpen: boolean) {
  const menu = useRef<HTMLDivElement>(null);
  const [byKey] = useState(() => initiallyOpen && document.activeElement?.matches(':focus-visible'));
  useEffect(() => {
    if (byKey) menu.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, [byKey]);
  return menu;
}

function Entry({ entry }: { entry: MenuItem }) {
  const className = classNames('ui-menu-item', entry.danger && 'ui-danger');
  const content = (
    <>
      {entry.icon}
      <span>{entry.label}</span>
      {entry.current && <Check className="ui-menu-tick" aria-hidden="true" />}
    </>
  );
  if (entry.link) {
    return (
      <DropdownMenu.Item asChild className={className} onSelect={entry.onSelect}>
        {cloneElement(entry.link, undefined, content)}
      </DropdownMenu.Item>
    );
  }
  if (entry.current !== undefined) {
    return (
      <DropdownMenu.CheckboxItem className={className} checked={entry.current} onSelect={entry.onSelect}>
        {content}
      </DropdownMenu.CheckboxItem>
    );
  }
  return (
    <DropdownMenu.Item className={className} onSelect={entry.onSelect}>
      {content}
    </DropdownMenu.Item>
  );
}
