import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useUiText } from '../text/ui-text-provider';
import { Skeleton } from './skeleton';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. */
  align?: 'end';
  /** Takes the card's full width without a heading, e.g. the person. */
  wide?: boolean;
  /** Contains buttons: last in the card, without a heading. */
  actions?: boolean;
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The router's link; its text is visually hidden and the whole row is clickable. */
  rowLink?: (row: Row) => ReactElement<{ className?: string }>;
  empty: ReactNode;
  loading?: boolean;
  skeletonRows?: number;
  className?: string;
}

/** A table; below 1280 px each row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, loading, empty, className } = props;
  const { text } = useUiText();
  if (!loading && rows.length === 0) return empty;
  return (
    <table className={classNames('ui-table', className)} aria-busy={loading || undefined}>
      <caption className="ui-visually-hidden">{loading ? `${caption}. ${text.loading}` : caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.align === 'end' ? 'ui-number' : undefined}>
              {column.actions ? <span className="ui-visually-hidden">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loading ? (
          <SkeletonRows {...props} />
        ) : (
          rows.map((row) => <Row key={props.rowKey(row)} {...props} row={row} />)
        )}
      </tbody>
    </table>
  );
}

function Row<Row>({ columns, row, rowLink }: TableProps<Row> & { row: Row }) {
  const link = rowLink?.(row);
  return (
    <tr className={link ? 'ui-row-linked' : undefined}>
      {columns.map((column, position) => (
        <td key={column.key} data-heading={headingOf(column)} className={cellNames(column)}>
          {link && position === 0 && cloneElement(link, { className: 'ui-row-link' })}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function SkeletonRows<Row>({ columns, skeletonRows = 5 }: TableProps<Row>) {
  return Array.from({ length: skeletonRows }, (_, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholder rows are identical
    <tr key={position} className="ui-skeleton-group">
      {columns.map((column) => (
        <td key={column.key} className={cellNames(column)}>
          <Skeleton width={column.wide ? '70%' : '4.5rem'} />
        </td>
      ))}
    </tr>
  ));
}

const headingOf = <Row,>(column: Column<Row>) => (column.wide || column.actions ? undefined : column.header);

const cellNames = <Row,>(column: Column<Row>) =>
  classNames({ 'ui-number': column.align === 'end', 'ui-whole': column.wide, 'ui-actions': column.actions });
