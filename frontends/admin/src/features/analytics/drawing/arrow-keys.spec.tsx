import { fireEvent, render, screen } from '@testing-library/react';
import { translateArrowKeys } from './arrow-keys';

it.each([
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowDown', 'ArrowLeft'],
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowUp', 'ArrowRight'],
  ['Enter', 'Enter'],
])('a chart of horizontal bars receives %s as %s', (pressed, sent) => {
  const keys: string[] = [];
  render(
    <div onKeyDownCapture={translateArrowKeys}>
      <button type="button" onKeyDown={({ key }) => keys.push(key)}>
        Chart
      </button>
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('button'), { key: pressed });
  expect(keys).toEqual([sent]);
});
