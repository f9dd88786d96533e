import { useSafetyPageText } from './safety-text';
import { TextPage } from './text-page';

export function Component() {
  return <TextPage text={useSafetyPageText()} to="/support" />;
}
