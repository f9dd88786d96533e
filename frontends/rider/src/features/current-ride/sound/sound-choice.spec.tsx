import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newRider } from '../../../testing/fixture';
import { SoundChoice } from './sound-choice';

beforeEach(newRider);

it('asks once whether there may be a sound, and keeps a switch', async () => {
  render(<SoundChoice />);
  expect(screen.getByText('A sound when your ride changes?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, with sound' }));
  expect(localStorage.getItem('pothik-ride-sound')).toBe('on');
  expect(screen.queryByText('A sound when your ride changes?')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Sound when your ride changes', checked: true }));
  expect(localStorage.getItem('pothik-ride-sound')).toBe('off');
});
