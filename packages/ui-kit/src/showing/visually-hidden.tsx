import type { ReactNode } from 'react';

/** Text only for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-visually-hidden">{children}</span>;
}

/** The page's first keyboard stop: skips the header and leads to the content. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="ui-skip" href={href}>
      {children}
    </a>
  );
}
