import { classNames } from '../class-names';

export interface LogoProps {
  /** The accessible name; without it the logo is decorative. */
  title?: string;
  className?: string;
}

/** The mark: a map pin and the p of the name. */
export function Logo({ title, className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={classNames('ui-logo', className)}
      role="img"
      aria-label={title}
      aria-hidden={!title}
    >
      <path d="M9.5 13v16" strokeWidth="5" strokeLinecap="round" />
      <circle cx="17.75" cy="12.25" r="8.25" strokeWidth="5" />
      <circle className="ui-logo-dot" cx="17.75" cy="12.25" r="2.4" />
    </svg>
  );
}

/** Mark and name for headers, used inside the link home. */
export function Brand({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('ui-brand', className)}>
      <Logo />
      <span>{name}</span>
    </span>
  );
}
