import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons; two are shown side by side. */
  footer?: ReactNode;
  size?: 'medium' | 'narrow';
  /** False: no close button, no Esc, no tap outside. */
  dismissable?: boolean;
  className?: string;
}
