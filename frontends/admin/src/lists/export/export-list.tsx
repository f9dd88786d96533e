import { callForFile, failureText, useLanguage } from '@pothik/api-client';
import type { Route } from '@pothik/contracts/platform';
import type { RouteInput } from '@pothik/contracts/routes';
import { Button, toast, useFormat } from '@pothik/ui-kit';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useExportText } from './export-text';
import { readFile } from './read-file';

interface ExportListProps<R extends Route> {
  /** The call that answers with the list as a file. */
  route: R;
  /** How the list is filtered and sorted now. */
  query: Omit<RouteInput<R>, 'language'>;
}

/** Saves the whole list, as it is filtered, as a CSV file in the reader's language; leaving the page ends it. */
export function ExportList<R extends Route>({ route, query }: ExportListProps<R>) {
  const text = useExportText();
  const { number } = useFormat();
  const language = useLanguage();
  const [progress, setProgress] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const save = async () => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    setProgress('');
    try {
      const response = await callForFile(route, { ...query, language } as RouteInput<R>, signal);
      saveFile(await readFile(response, (bytes) => setProgress(text.reading(number(Math.ceil(bytes / 1024))))));
    } catch (failure) {
      if (!signal.aborted) toast.error(failureText(failure));
    }
    setProgress(undefined);
  };
  return (
    <Button
      icon={<Download aria-hidden />}
      loading={progress !== undefined}
      onClick={() => void save()}
      className="admin-export"
    >
      {progress || text.button}
    </Button>
  );
}

function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has the file once the press is handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
