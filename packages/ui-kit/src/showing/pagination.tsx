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
  /** Beside the summary. */
  aside?: ReactNode;
  /** Between the two buttons. */
  children?: ReactNode;
}

/** Buttons for the previous and the next page. */
export function Pagination({ summary, onPrevious, onNext, busy, className, aside, children }: PaginationProps) {
  const { text } = useUiText();
  return (
    <div className={classNames('ui-pager', className)}>
      <span aria-live="polite">{summary}</span>
      {aside}
      <span className="ui-pager-buttons">
        <PageButton label={text.previous} turn={busy ? undefined : onPrevious}>
          <ChevronLeft aria-hidden="true" />
        </PageButton>
        {children}
        <PageButton label={text.next} turn={busy ? undefined : onNext}>
          <ChevronRight aria-hidden="true" />
        </PageButton>
      </span>
    </div>
  );
}

interface PageButtonProps {
  label: string;
  /** Missing if there is no such page. */
  turn: (() => void) | undefined;
  children: ReactNode;
}

/** Uses aria-disabled: a disabled button would lose the focus, and Tab would start at the top again. */
function PageButton({ label, turn, children }: PageButtonProps) {
  return (
    <IconButton variant="outline" label={label} aria-disabled={!turn} onClick={turn}>
      {children}
    </IconButton>
  );
}
