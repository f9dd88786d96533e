import { useTermsText } from './terms-text';
import { TextPage } from './text-page';

export function Component() {
  return <TextPage text={useTermsText()} to="/support" />;
}
