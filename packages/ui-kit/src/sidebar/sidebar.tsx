import { PanelLeft } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { DialogComing } from '../floating/dialog-coming';
import type { SidebarProps } from '../floating/sidebar-props';
import { loadDialogs, useDialogLibrary } from '../floating/use-dialog-library';
import { useUiText } from '../text/ui-text-provider';
import { SidebarInner } from './sidebar-inner';
import { useSidebar } from './sidebar-provider';

/** The sidebar beside the page; below 768 px a sheet over it, whose library loads when it first opens. */
export function Sidebar(props: SidebarProps) {
  const { mobile, open, close } = useSidebar();
  const library = useDialogLibrary(mobile && open, close);
  if (!mobile) {
    return (
      <aside className="ui-sidebar">
        <SidebarInner {...props} />
      </aside>
    );
  }
  if (library) return <library.SidebarSheet {...props} />;
  return open && <DialogComing />;
}

/** The content beside the sidebar. */
export function SidebarContent({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('ui-app-content', className)}>{children}</div>;
}

export function SidebarSection({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ui-side-section">
      <p className="ui-side-label">{label}</p>
      {children}
    </div>
  );
}

/** Opens and closes the sidebar; the sheet's library is fetched on hover or focus. */
export function SidebarTrigger({ className }: { className?: string }) {
  const { toggle, open, mobile } = useSidebar();
  const { text } = useUiText();
  const prefetch = () => void (mobile && loadDialogs().catch(console.warn));
  return (
    <IconButton
      label={text.toggleSidebar}
      aria-expanded={open}
      className={className}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={toggle}
    >
      <PanelLeft aria-hidden="true" />
    </IconButton>
  );
}

export interface SidebarLinkProps {
  icon: ReactNode;
  label: string;
  count?: ReactNode;
  /** Marks the current page if the link does not do so itself. */
  current?: boolean;
  /** The router's link without children; it receives icon and label. */
  link: ReactElement<ComponentProps<'a'>>;
}

/** One link; choosing it closes the sheet. Collapsed, only the icon is shown, with the label as its title. */
export function SidebarLink({ icon, label, count, current, link }: SidebarLinkProps) {
  const { open, mobile, close } = useSidebar();
  const attributes: ComponentProps<'a'> = {
    className: 'ui-side-link',
    onClick: (event) => {
      link.props.onClick?.(event);
      close();
    },
    ...(current ? { 'aria-current': 'page' as const } : {}),
    ...(open || mobile ? {} : { title: label }),
  };
  return cloneElement(
    link,
    attributes,
    icon,
    <span className="ui-side-name">{label}</span>,
    count !== undefined && <span className="ui-count">{count}</span>,
  );
}
