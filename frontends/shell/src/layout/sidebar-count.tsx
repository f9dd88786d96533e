import { useFormat, VisuallyHidden } from '@pothik/ui-kit';

interface SidebarCountProps {
  count: number;
  /** What it counts, read out after the number. */
  says: string;
  className?: string;
}

/** The number beside a link of the sidebar. */
export function SidebarCount({ count, says, className }: SidebarCountProps) {
  const { number } = useFormat();
  return (
    <span className={className}>
      {number(count)}
      <VisuallyHidden>{` ${says}`}</VisuallyHidden>
    </span>
  );
}
