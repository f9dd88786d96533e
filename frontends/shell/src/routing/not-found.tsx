import { Button, EmptyState, Peacock, useFormat } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { PageTitle } from '../page-parts/page-title';
import { useShellText } from '../texts/shell-text';

/** 404 inside a layout, with the drawing of a road that ends. */
export function Component() {
  const text = useShellText();
  const code = useFormat().digits('404');
  const home = (
    <Button asChild variant="primary">
      <Link to="/">{text.backToHomepage}</Link>
    </Button>
  );
  const title = (
    <>
      <span className="shell-figure">{code}</span>
      {text.notFoundTitle}
    </>
  );
  return (
    <>
      <PageTitle>{code}</PageTitle>
      <EmptyState level={1} title={title} art={<Peacock />} action={home}>
        {text.notFoundText}
      </EmptyState>
    </>
  );
}
