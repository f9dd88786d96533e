import { failureText } from '@pothik/api-client';
import type { PageMeta } from '@pothik/contracts/platform';
import { Button, toast, useFormat } from '@pothik/ui-kit';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ColumnText, useExportText } from './export-text';

/** The most that a list answers at once. */
const PAGE_SIZE = 100;

/** A column of the file: its heading, and what a row has in it. */
export type ExportColumn<Item> = readonly [heading: ColumnText, cell: (item: Item) => string | number];

interface ExportListProps<Item> {
  /** Of the file, without day and ending. */
  name: string;
  columns: readonly ExportColumn<Item>[];
  /** A page of the list as it is filtered and sorted now. */
  readPage(
    query: { page: number; limit: number },
    signal: AbortSignal,
  ): Promise<{ data: readonly Item[]; meta: Pick<PageMeta, 'totalPage' | 'total'> }>;
}

/** Saves the whole list, as it is filtered, as a CSV file, read page by page; leaving the page ends it. */
export function ExportList<Item>({ name, columns, readPage }: ExportListProps<Item>) {
  const text = useExportText();
  const { number } = useFormat();
  const [progress, setProgress] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const save = async () => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    setProgress('');
    try {
      const { startCsv } = await import('./csv-file');
      const csv = startCsv(columns.map(([heading]) => text[heading]));
      for (let page = 1, read = 0, last = 1; page <= last; page += 1) {
        const { data, meta } = await readPage({ page, limit: PAGE_SIZE }, signal);
        csv.add(data.map((item) => columns.map(([, cell]) => cell(item))));
        read += data.length;
        last = meta.totalPage;
        setProgress(text.reading(number(read), number(Math.max(meta.total, read))));
      }
      saveFile(csv.file(), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
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

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has the file once the press is handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
