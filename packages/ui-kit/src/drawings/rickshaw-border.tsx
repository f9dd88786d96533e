import { classNames } from '../class-names';

/** The one ornament: hero, footer, and where a road ends. */
export function RickshawBorder({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('ui-ornament', className)} />;
}
