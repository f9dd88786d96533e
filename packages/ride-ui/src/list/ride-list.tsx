import { isStuck } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { addressOfPage, Card, type Column, lastPageInstead, Pages, pageOfAddress, Table } from '@pothik/ui-kit';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useListWords } from '../words/list-words';
import { RideLink } from './ride-link';
import { RIDES_A_PAGE, type RideListQuery } from './use-ride-list';

export interface RideListFrameProps {
  /** The shown page, from 1. */
  page: number;
  children: ReactNode;
}

export interface RideListProps {
  caption: string;
  list: RideListQuery;
  columns: readonly Column<RideView>[];
  /** The href of a ride's page. */
  hrefOf(rideId: string): string;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
  /** Shown instead of the list when it did not load. */
  failed: ReactNode;
  /** Wraps the rows and the pagination. */
  Frame?: ComponentType<RideListFrameProps>;
  /** Class name of the table. */
  className?: string;
}

/** Rides as a table with pagination in the address bar; a row opens the ride. */
export function RideList({ caption, list, columns, hrefOf, empty, failed, Frame = Bare, className }: RideListProps) {
  const words = useListWords();
  const [parameters, setParameters] = useSearchParams();
  const page = pageOfAddress(parameters);
  const { data, isPending, isPlaceholderData } = list;
  if (isStuck(list)) return failed;
  const instead = data && !isPlaceholderData && lastPageInstead(page, data.meta.totalPage);
  if (instead) return <Navigate to={`?${addressOfPage(parameters, instead)}`} replace />;
  return (
    <Frame page={page}>
      <Card flush>
        <Table
          caption={caption}
          columns={columns}
          rows={data?.data ?? []}
          rowKey={({ _id }) => _id}
          rowLink={(ride) => <RideLink ride={ride} href={hrefOf(ride._id)} />}
          loading={isPending}
          empty={empty}
          {...(className ? { className } : {})}
        />
        {data && (
          <Pages
            meta={{ page, limit: RIDES_A_PAGE, total: data.meta.total }}
            // A page that is shown and asked again may be turned.
            busy={isPlaceholderData}
            summary={words.shown}
            onPage={(next) => setParameters((before) => addressOfPage(before, next))}
          />
        )}
      </Card>
    </Frame>
  );
}

const Bare = ({ children }: RideListFrameProps) => <Fragment>{children}</Fragment>;
