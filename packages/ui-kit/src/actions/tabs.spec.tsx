import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Vehicles() {
  const [value, setValue] = useState('car');
  const tabs = ['car', 'bike', 'cng'].map((kind) => ({ value: kind, label: kind, content: `by ${kind}` }));
  return <Tabs label="Vehicles" tabs={tabs} value={value} onValueChange={setValue} />;
}

const chosen = () => screen.getByRole('tab', { selected: true });

it('one tab is in the tab order; an arrow key moves the focus and shows the panel', async () => {
  render(<Vehicles />);
  await userEvent.tab();
  expect(chosen()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'cng' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'cng' })).toHaveTextContent('by cng');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('a press selects a tab and shows only its panel', async () => {
  render(<Vehicles />);
  await userEvent.click(screen.getByRole('tab', { name: 'bike' }));
  expect(chosen()).toHaveTextContent('bike');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.queryByText('by car')).not.toBeInTheDocument();
});
