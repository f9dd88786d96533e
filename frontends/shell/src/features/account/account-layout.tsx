import { Brand, ThemeToggle } from '@pothik/ui-kit';
import { Hero } from '@pothik/ui-kit/hero';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LanguageSwitch } from '../../page-parts/language-switch';
import { PageTitle } from '../../page-parts/page-title';
import { useShellText } from '../../texts/shell-text';
import { useAccountText } from './account-text';

/** The layout of log-in, registration and verification: one narrow column; wide screens show the slogan beside it. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  const shell = useShellText();
  const text = useAccountText();
  return (
    <div className="shell-account">
      <PageTitle>{title}</PageTitle>
      <header className="shell-account-bar">
        <Link to="/" aria-label={shell.brandHome}>
          <Brand name={shell.brand} />
        </Link>
        <span className="shell-grow" />
        <LanguageSwitch />
        <ThemeToggle />
      </header>
      <main id="main" className="shell-account-main">
        <div className="shell-account-column">{children}</div>
      </main>
      <aside className="shell-account-side" aria-hidden="true">
        <p>
          {text.promise}
          <br />
          {text.promiseEnd}
        </p>
        <Hero />
      </aside>
    </div>
  );
}
