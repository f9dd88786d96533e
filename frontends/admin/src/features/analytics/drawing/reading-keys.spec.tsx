import { fireEvent, render, screen } from '@testing-library/react';
import { turnKeys } from './reading-keys';

it.each([
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowDown', 'ArrowLeft'],
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowUp', 'ArrowRight'],
  ['Enter', 'Enter'],
])('a chart of lying bars hears of %s as %s', (pressed, heard) => {
  const keys: string[] = [];
  render(
    <div onKeyDownCapture={turnKeys}>
      <button type="button" onKeyDown={({ key }) => keys.push(key)}>
        Chart
      </button>
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('button'), { key: pressed });
  expect(keys).toEqual([heard]);
});
