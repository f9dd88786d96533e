import { Button, toast } from '@pothik/ui-kit';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useSetUpText } from './set-up-text';

/** Copies a text and says so; where the browser does not allow it, asks the person to do it. */
export function CopyButton({ copied: content, label }: { copied: string; label: string }) {
  const text = useSetUpText();
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      setDone(true);
    } catch (error) {
      console.warn('The text could not be copied.', error);
      toast.error(text.notCopied);
    }
  };
  const icon = done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  return (
    <Button icon={icon} onClick={() => void copy()}>
      <span aria-live="polite">{done ? text.copied : label}</span>
    </Button>
  );
}
