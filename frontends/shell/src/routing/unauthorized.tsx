import { useSession } from '@pothik/api-client';
import { Button, EmptyState, Peacock, TextLink, useFormat } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { dashboardOf } from '../access/access.rules';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';
import { useUnauthorizedText } from './unauthorized-text';

/** Shown when a page belongs to another role. */
export function Component() {
  const shell = useShellText();
  const text = useUnauthorizedText();
  const { user } = useSession();
  const { digits } = useFormat();
  const title = (
    <>
      <span className="shell-figure">{digits('403')}</span>
      {text.title}
    </>
  );
  const way = (
    <Button asChild variant="primary">
      {user ? <Link to={dashboardOf(user.role)}>{shell.dashboard}</Link> : <Link to="/">{shell.backToHomepage}</Link>}
    </Button>
  );
  return (
    <main className="shell-alone">
      <PageTitle>{text.documentTitle}</PageTitle>
      <EmptyState level={1} title={title} art={<Peacock />} action={way}>
        {text.text}{' '}
        <TextLink asChild>
          <Link to="/support">{shell.support}</Link>
        </TextLink>
      </EmptyState>
    </main>
  );
}
