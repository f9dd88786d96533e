import type { ReactNode } from 'react';

/** For those who listen, not for those who look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-visually-hidden">{children}</span>;
}

/** The page's first stop by key: over the header to the content. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="ui-skip" href={href}>
      {children}
    </a>
  );
}
