import { useFormat } from '@pothik/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useDriverText } from '../../drivers/driver-text';
import { useWords } from '../../texts/word-text';
import { DRIVER_LISTS } from './driver-list.rules';
import { useDriverCounts } from './use-driver-list';

interface StatusLinksProps {
  current: string | undefined;
  /** The query of the address: search, filters and rows per page. */
  search: string;
}

/** Links between the four lists, with their counts and the same search and filters. */
export function StatusLinks({ current, search }: StatusLinksProps) {
  const text = useDriverText();
  const words = useWords();
  const { number } = useFormat();
  const { data } = useDriverCounts();
  const ways = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or counts that widen the links, move the present one out of sight on a phone
  useEffect(() => {
    ways.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, data]);
  return (
    <nav ref={ways} className="ui-segmented admin-statuses" aria-label={text.statuses}>
      {DRIVER_LISTS.map(({ path, status }) => {
        const count = status ? data?.byStatus.find((each) => each.status === status)?.drivers : data?.totals.drivers;
        return (
          <Link
            key={path}
            to={{ pathname: `/admin/${path}`, search }}
            aria-current={status === current ? 'page' : undefined}
          >
            <span className="ui-pill-word">{status ? words[status] : text.everyStatus}</span>
            {count !== undefined && <span className="ui-count">{number(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
