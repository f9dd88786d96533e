import { useSession } from '@pothik/api-client';
import { TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { isOffered } from '../../development-surface/development-surface';
import { useShellText } from '../../texts/shell-text';
import { useHomeText } from './home-text';

/** Tells a newcomer how to see rider and driver side by side, where the server offers demonstration people. */
export function BothSides() {
  const text = useHomeText();
  const shell = useShellText();
  const { user } = useSession();
  if (!isOffered('people')) return null;
  return (
    <p className="shell-both-sides">
      {text.bothSides}{' '}
      {!user && (
        <TextLink asChild>
          <Link to="/login">{shell.logIn}</Link>
        </TextLink>
      )}
    </p>
  );
}
