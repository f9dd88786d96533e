import { useSession } from '@pothik/api-client';
import { Button, EmptyState, Peacock, TextLink, useFormat } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { dashboardOf } from '../access/access.rules';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';

/** Shown when a page belongs to another role. */
export function Component() {
  const text = useShellText();
  const { user } = useSession();
  const { digits } = useFormat();
  const title = (
    <>
      <span className="shell-figure">{digits('403')}</span>
      {text.unauthorizedTitle}
    </>
  );
  const way = (
    <Button asChild variant="primary">
      {user ? <Link to={dashboardOf(user.role)}>{text.dashboard}</Link> : <Link to="/">{text.backToHomepage}</Link>}
    </Button>
  );
  return (
    <main className="shell-alone">
      <PageTitle>{text.unauthorized}</PageTitle>
      <EmptyState level={1} title={title} art={<Peacock />} action={way}>
        {text.unauthorizedText}{' '}
        <TextLink asChild>
          <Link to="/support">{text.support}</Link>
        </TextLink>
      </EmptyState>
    </main>
  );
}
