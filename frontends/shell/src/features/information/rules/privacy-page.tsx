import { usePrivacyText } from './privacy-text';
import { TextPage } from './text-page';

export function Component() {
  return <TextPage text={usePrivacyText()} to="/support" />;
}
