import { TextLink } from '@pothik/ui-kit';
import { Link, useLocation } from 'react-router';

/** A name that opens the page of whose it is; that page leads back to the list as it is now. */
export function PersonLink({ to, children }: { to: string; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <TextLink asChild>
      <Link to={to} state={{ from: `${pathname}${search}` }}>
        {children}
      </Link>
    </TextLink>
  );
}
