import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChartData } from './chart-data';
import { HeatMap } from './heat-map';

/** Two rides on Saturdays at 8:00, eight on Sundays at 9:00. */
const chartData: ChartData = {
  key: 'busiest-hours',
  title: 'Busiest hours',
  name: 'Rides',
  axis: 'Hour',
  shape: 'cells',
  series: [
    { name: 'Sat', colour: 1 },
    { name: 'Sun', colour: 1 },
    { name: 'All days', colour: 1, isSum: true },
  ],
  points: [8, 9].map((hour) => ({
    key: String(hour),
    label: String(hour),
    fullLabel: `${hour}:00 – ${hour + 1}:00`,
    values: hour === 8 ? [2, 0, 2] : [0, 8, 8],
  })),
  formatValue: String,
  formatShort: String,
};
const hours = () => screen.getByRole('region', { name: 'Use the arrow keys to read it hour by hour.' });
const said = () => screen.getByRole('status').textContent;

describe('the busiest hours', () => {
  it('are a table of weekdays and hours with every number', () => {
    render(<HeatMap chartData={chartData} />);
    const table = screen.getByRole('table', { name: 'Busiest hours' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Weekday', '8', '9']);
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['Weekday89', 'Sat20', 'Sun08']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ className }) => className),
    ).toEqual(['admin-heat-1', 'admin-heat-0', 'admin-heat-0', 'admin-heat-4']);
  });

  it('name the busiest one', () => {
    render(<HeatMap chartData={chartData} />);
    expect(said()).toBe('Most on Sun, 9:00 – 10:00: 8 rides');
  });

  it('are read hour by hour with the arrow keys, and by pointing', async () => {
    render(<HeatMap chartData={chartData} />);
    await userEvent.tab();
    expect(hours()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('Sat, 8:00 – 9:00: 2 rides');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(said()).toBe('Sun, 9:00 – 10:00: 8 rides');
    const [first] = screen.getAllByRole('cell');
    fireEvent.pointerOver(first as HTMLElement);
    expect(said()).toBe('Sat, 8:00 – 9:00: 2 rides');
    await userEvent.tab();
    expect(said()).toContain('Most on');
  });

  it('of a period without rides say so', () => {
    const none = chartData.points.map((point) => ({ ...point, values: [0, 0, 0] }));
    render(<HeatMap chartData={{ ...chartData, points: none }} />);
    expect(said()).toBe('None in this period.');
  });

  it('are those of all days when the weekdays are not known', () => {
    const alone = chartData.points.map((point) => ({ ...point, values: [4] }));
    render(<HeatMap chartData={{ ...chartData, series: [{ name: 'All days', colour: 1 }], points: alone }} />);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['All days']);
  });
});
