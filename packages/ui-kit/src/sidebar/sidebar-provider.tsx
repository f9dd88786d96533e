import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { classNames } from '../class-names';
import { useMobile } from '../viewport/use-narrow';
import { isSidebarShortcut, openCookie, storedOpen } from './sidebar.rules';

interface SidebarState {
  /** On a wide screen expanded instead of collapsed to icons; on a narrow one the sheet is open. */
  open: boolean;
  /** The screen is too narrow for a sidebar beside the page. */
  mobile: boolean;
  toggle: () => void;
  /** Closes the sheet; does nothing on a wide screen. */
  close: () => void;
}

const SidebarContext = createContext<SidebarState | undefined>(undefined);

/** The layout of sidebar and page; Ctrl/Cmd+B toggles the sidebar, a cookie stores its state. */
export function SidebarProvider({ children, className }: { children: ReactNode; className?: string }) {
  const mobile = useMobile();
  const [wideOpen, setWideOpen] = useState(() => storedOpen(document.cookie));
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (mobile) return setSheetOpen(!sheetOpen);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = openCookie(!wideOpen);
    setWideOpen(!wideOpen);
  }, [mobile, sheetOpen, wideOpen]);
  const close = useCallback(() => setSheetOpen(false), []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSidebarShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [toggle]);

  const open = mobile ? sheetOpen : wideOpen;
  const state = useMemo(() => ({ open, mobile, toggle, close }), [open, mobile, toggle, close]);
  return (
    <SidebarContext value={state}>
      <div className={classNames('ui-app', !mobile && !wideOpen && 'ui-collapsed', className)}>{children}</div>
    </SidebarContext>
  );
}

/** @throws {Error} outside a SidebarProvider */
export function useSidebar(): SidebarState {
  const state = useContext(SidebarContext);
  if (!state) throw new Error('useSidebar must be used within a SidebarProvider');
  return state;
}
