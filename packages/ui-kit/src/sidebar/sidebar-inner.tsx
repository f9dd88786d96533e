import type { SidebarProps } from '../floating/sidebar-props';

/** The content of a sidebar, beside the page or in the sheet. */
export function SidebarInner({ label, brand, foot, children }: SidebarProps) {
  return (
    <>
      {brand && <div className="ui-sidebar-brand">{brand}</div>}
      <nav aria-label={label}>{children}</nav>
      {foot && <div className="ui-sidebar-foot">{foot}</div>}
    </>
  );
}
