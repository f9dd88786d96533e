import { setLanguage, useLanguage } from '@pothik/api-client';
import { Button, toast, useUiText } from '@pothik/ui-kit';
import { useShellText } from '../texts/shell-text';

/** Shows the other language's own name and switches to it; shows an error when its texts do not load. */
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
