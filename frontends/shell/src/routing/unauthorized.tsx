import { useSession } from '@pothik/api-client';
import { Button, EmptyState, TextLink } from '@pothik/ui-kit';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardOf } from '../access/access.rules';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';

/** Shown when a page belongs to another role. */
export function Component() {
  const text = useShellText();
  const { user } = useSession();
  const way = (
    <Button asChild variant="primary">
      {user ? <Link to={dashboardOf(user.role)}>{text.dashboard}</Link> : <Link to="/">{text.backToHomepage}</Link>}
    </Button>
  );
  return (
    <main className="shell-alone">
      <PageTitle>{text.unauthorized}</PageTitle>
      <EmptyState level={1} title={text.unauthorizedTitle} art={<Lock />} action={way}>
        {text.unauthorizedText}{' '}
        <TextLink asChild>
          <Link to="/support">{text.support}</Link>
        </TextLink>
      </EmptyState>
    </main>
  );
}
