import { classNames } from '../class-names';

/** The ornament of hero, footer and the 404 page. */
export function RickshawBorder({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('ui-ornament', className)} />;
}
