import { TextLink } from '@pothik/ui-kit';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useListText } from './list-text';

const RECORD = '/admin/acts';

/** From one entry's page to the list that the administrator came from, as it was; else to `list`. */
export function WayBack({ list, children }: { list: string; children: ReactNode }) {
  const { backToRecord } = useListText();
  const state: unknown = useLocation().state;
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return (
    <TextLink asChild className="ui-hit admin-back">
      <Link to={typeof from === 'string' ? from : list}>
        <ArrowLeft aria-hidden />
        {typeof from === 'string' && from.startsWith(RECORD) ? backToRecord : children}
      </Link>
    </TextLink>
  );
}
