import { Logo, RickshawBorder, VisuallyHidden } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useShellText } from '../texts/shell-text';
import { FOOTER_PAGES } from './public-pages';
import { SOCIAL_NETWORKS } from './social-networks';

/** Help and rules, social networks, the orange mark and the copyright line, below the rickshaw border. */
export function Footer() {
  const text = useShellText();
  return (
    <footer className="shell-footer">
      <RickshawBorder />
      <div className="ui-container shell-footer-in">
        <nav aria-label={text.footerNavigation} className="shell-footer-pages">
          {FOOTER_PAGES.map((page) => (
            <Link key={page.to} to={page.to}>
              {text[page.text]}
            </Link>
          ))}
        </nav>
        <ul className="shell-social" aria-label={text.socialMedia}>
          {SOCIAL_NETWORKS.map(({ name, address, mark }) => (
            <li key={name}>
              <a className="ui-button ui-quiet ui-icon" href={address} target="_blank" rel="noopener">
                <VisuallyHidden>{text.opensInNewTab(name)}</VisuallyHidden>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  {mark.map((path) => (
                    <path key={path} d={path} />
                  ))}
                </svg>
              </a>
            </li>
          ))}
        </ul>
        <span className="ui-brand" aria-hidden="true">
          <Logo />
        </span>
        <p className="shell-rights">{text.rights}</p>
      </div>
    </footer>
  );
}
