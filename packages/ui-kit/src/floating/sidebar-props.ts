import type { ReactNode } from 'react';

export interface SidebarProps {
  /** The accessible name of the navigation. */
  label: string;
  brand?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}
