import { setLanguage, useLanguage } from '@pothik/api-client';
import { Button } from '@pothik/ui-kit';
import { useShellText } from '../texts/shell-text';

/** Names the other language in its own words and switches to it. */
export function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => void setLanguage(other)}>
      {useShellText().otherLanguage}
    </Button>
  );
}
