import { callForFile, failureText, useLanguage } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, toast } from '@pothik/ui-kit';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ShownPeriod } from '../period.rules';
import { useStatementText } from './statement-text';

/** Saves the statement as a CSV file in the reader's language; leaving the page ends it. */
export function SaveStatement({ period: { from, to } }: { period: ShownPeriod }) {
  const text = useStatementText();
  const language = useLanguage();
  const [isSaving, setIsSaving] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const save = async () => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    setIsSaving(true);
    try {
      const response = await callForFile(rideRoutes.statementFile, { from, to, language }, signal);
      saveFile(await response.blob(), `statement-${from}-${to}.csv`);
    } catch (failure) {
      if (!signal.aborted) toast.error(failureText(failure));
    }
    setIsSaving(false);
  };
  return (
    <Button icon={<Download aria-hidden />} loading={isSaving} onClick={() => void save()}>
      {text.save}
    </Button>
  );
}

function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has the file once the press is handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
