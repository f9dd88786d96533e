import { PanelLeft, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { useDialogFocus } from '../floating/use-dialog-focus';
import { useUiText } from '../text/ui-text-provider';
import { useSidebar } from './sidebar-provider';

export interface SidebarProps {
  /** Names the navigation. */
  label: string;
  brand?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** Beside the page; under 768 px a sheet over it. */
export function Sidebar(props: SidebarProps) {
  const { mobile } = useSidebar();
  return mobile ? <SidebarSheet {...props} /> : <aside className="ui-sidebar">{inner(props)}</aside>;
}

function inner({ label, brand, foot, children }: SidebarProps) {
  return (
    <>
      {brand && <div className="ui-sidebar-brand">{brand}</div>}
      <nav aria-label={label}>{children}</nav>
      {foot && <div className="ui-sidebar-foot">{foot}</div>}
    </>
  );
}

function SidebarSheet(props: SidebarProps) {
  const { open, toggle, close } = useSidebar();
  const { text } = useUiText();
  const focus = useDialogFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={toggle}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="ui-sheet-overlay" />
        <RadixDialog.Content className="ui-sheet" aria-describedby={undefined} {...focus}>
          <RadixDialog.Title className="ui-visually-hidden">{props.label}</RadixDialog.Title>
          <IconButton label={text.close} className="ui-sheet-close" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
          {inner(props)}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What stands beside the sidebar. */
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

/** Opens and closes the sidebar. */
export function SidebarTrigger({ className }: { className?: string }) {
  const { toggle, open } = useSidebar();
  const { text } = useUiText();
  return (
    <IconButton label={text.toggleSidebar} aria-expanded={open} className={className} onClick={toggle}>
      <PanelLeft aria-hidden="true" />
    </IconButton>
  );
}

export interface SidebarLinkProps {
  icon: ReactNode;
  label: string;
  count?: ReactNode;
  /** Marks the present place when the link does not know it itself. */
  current?: boolean;
  /** The router's link, empty: it is given icon and label. */
  link: ReactElement<ComponentProps<'a'>>;
}

/** One place to go; choosing it closes the sheet. Collapsed, only the icon stays and the name is its title. */
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
