import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { useUiText } from '../text/ui-text-provider';

export interface PaginationProps {
  /** E.g. 1 to 10 of 2,547. */
  summary?: ReactNode;
  /** Missing on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Missing on the last page. */
  onNext?: (() => void) | undefined;
  busy?: boolean;
  className?: string;
}

/** A page back, a page on. */
export function Pagination({ summary, onPrevious, onNext, busy, className }: PaginationProps) {
  const { text } = useUiText();
  return (
    <div className={classNames('ui-pager', className)}>
      <span aria-live="polite">{summary}</span>
      <span className="ui-pager-buttons">
        <IconButton variant="outline" label={text.previous} disabled={busy || !onPrevious} onClick={onPrevious}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton variant="outline" label={text.next} disabled={busy || !onNext} onClick={onNext}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}
