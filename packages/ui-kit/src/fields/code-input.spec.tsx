import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './code-input';
import { Field } from './field';

function Code() {
  const [value, setValue] = useState('');
  return (
    <Field label="Start code" error={value === '111111' ? 'The code is wrong.' : undefined}>
      <CodeInput value={value} onChange={setValue} />
    </Field>
  );
}

const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map((box) => box.value);

describe('CodeInput', () => {
  it('is a named group of boxes, the first of which accepts the code suggested by the phone', () => {
    render(<Code />);
    expect(screen.getByRole('group', { name: 'Start code' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Start code|Digit 1 of 6/ })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    expect(shown()).toHaveLength(6);
  });

  it('moves on with every digit, and accepts Bangla digits', async () => {
    render(<Code />);
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.keyboard('৪8২9১5');
    expect(shown()).toEqual(['4', '8', '2', '9', '1', '5']);
  });

  it('also moves on when the typed digit equals the present one, so that a code can be typed over a wrong one', async () => {
    render(<Code />);
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.keyboard('000000');
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.keyboard('970981');
    expect(shown().join('')).toBe('970981');
  });

  it('fills every box from one paste', async () => {
    render(<Code />);
    await userEvent.click(screen.getByLabelText('Digit 3 of 6'));
    await userEvent.paste('৪৮২ ৯১৫');
    expect(shown().join('')).toBe('482915');
  });

  it('goes back with Backspace and ignores letters', async () => {
    render(<Code />);
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.keyboard('12x{Backspace}');
    expect(shown()).toEqual(['1', '', '', '', '', '']);
    expect(screen.getByLabelText('Digit 2 of 6')).toHaveFocus();
  });

  it('describes the boxes by an error and leaves what was typed', async () => {
    render(<Code />);
    await userEvent.click(screen.getByLabelText('Digit 1 of 6'));
    await userEvent.keyboard('111111');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('The code is wrong.');
    expect(screen.getByLabelText('Digit 1 of 6')).toBeInvalid();
    expect(shown().join('')).toBe('111111');
  });
});
