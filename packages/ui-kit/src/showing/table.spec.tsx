import { render, screen } from '@testing-library/react';
import { type Column, Table } from './table';

interface Ride {
  id: string;
  fare: number;
}

const columns: Column<Ride>[] = [
  { key: 'id', header: 'Ride', cell: (ride) => ride.id, wide: true },
  { key: 'fare', header: 'Fare', cell: (ride) => ride.fare, align: 'end' },
];

const table = (rows: Ride[], loading = false) =>
  render(
    <Table
      caption="Rides"
      columns={columns}
      rows={rows}
      rowKey={(ride) => ride.id}
      rowLink={(ride) => <a href={`/rides/${ride.id}`}>{`Ride ${ride.id}`}</a>}
      empty={<p>No Rides Found</p>}
      loading={loading}
      skeletonRows={3}
    />,
  );

describe('Table', () => {
  it('has a heading per column and a row per entry, and the row leads to its link', () => {
    table([{ id: '7', fare: 320 }]);
    expect(screen.getByRole('table', { name: 'Rides' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Ride', 'Fare']);
    expect(screen.getByRole('cell', { name: '320' })).toHaveAttribute('data-heading', 'Fare');
    expect(screen.getByRole('link', { name: 'Ride 7' })).toHaveAttribute('href', '/rides/7');
  });

  it('shows an empty state instead of no rows', () => {
    table([]);
    expect(screen.getByText('No Rides Found')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows placeholder rows while loading', () => {
    table([], true);
    expect(screen.getByRole('table', { name: 'Rides. Loading…' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });
});
