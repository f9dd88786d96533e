import { act, render, screen } from '@testing-library/react';
import { storeText, useStoredText } from './followed-storage';

const Shown = ({ storage }: { storage: Storage }) => <p>{useStoredText(storage, 'place') ?? 'nothing'}</p>;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['localStorage', localStorage],
  ['sessionStorage', sessionStorage],
])('a text of %s is followed when it is written and removed in this tab', (_name, storage) => {
  render(<Shown storage={storage} />);
  expect(screen.getByText('nothing')).toBeVisible();
  act(() => storeText(storage, 'place', 'here'));
  expect(screen.getByText('here')).toBeVisible();
  act(() => storeText(storage, 'place', null));
  expect(screen.getByText('nothing')).toBeVisible();
});

it('a text written in another tab is followed', () => {
  render(<Shown storage={localStorage} />);
  act(() => {
    localStorage.setItem('place', 'there');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.getByText('there')).toBeVisible();
});
