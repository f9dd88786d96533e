import { call } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { Button } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { googlePath } from './account-path.rules';
import { useAccountText } from './account-text';
import { GoogleMark } from './google-mark';
import { useAnswer } from './use-answer';

const ask = (signal: AbortSignal) => call(authRoutes.googleStatus, undefined, { signal });

/** Sign-in with Google, if the server offers it. A plain link: the path is the server's, not the router's. */
export function GoogleSignIn() {
  const text = useAccountText();
  const [parameters] = useSearchParams();
  if (!useAnswer(ask)?.available) return null;
  return (
    <div className="shell-account-form">
      <p className="shell-account-or">{text.or}</p>
      <Button asChild size="large" block>
        <a href={googlePath(parameters.get('next'))}>
          <GoogleMark />
          {text.continueWithGoogle}
        </a>
      </Button>
    </div>
  );
}
