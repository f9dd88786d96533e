import type { ReactNode } from 'react';

export interface SidebarProps {
  /** Names the navigation. */
  label: string;
  brand?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}
