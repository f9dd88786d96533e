import { setLanguage, useLanguage } from '@pothik/api-client';
import { Button, toast, useUiText } from '@pothik/ui-kit';
import { useShellText } from '../texts/shell-text';

/** Names the other language in its own words and switches to it; says so when its texts do not come. */
export function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'bn' : 'en';
  const { text } = useUiText();
  const notChanged = (error: unknown) => {
    console.warn(error);
    toast.plain(text.dialogFailed);
  };
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => void setLanguage(other).catch(notChanged)}>
      {useShellText().otherLanguage}
    </Button>
  );
}
