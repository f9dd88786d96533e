import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
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

function SentCode({ onSend }: { onSend(code: string): void }) {
  const [value, setValue] = useState('');
  const typed = useRef('');
  const take = (next: string) => {
    typed.current = next;
    setValue(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(typed.current);
      }}
    >
      <CodeInput label="Start code" value={value} onChange={take} submitsWhenFull />
    </form>
  );
}

describe('a code that sends itself', () => {
  const send = jest.fn<void, [string]>();
  const sent = () => send.mock.calls.map(([code]) => code);
  const first = () => userEvent.click(screen.getByLabelText('Digit 1 of 6'));

  beforeEach(() => {
    send.mockClear();
    render(<SentCode onSend={send} />);
  });

  it('is sent once, with its last digit', async () => {
    await first();
    await userEvent.keyboard('48291');
    expect(sent()).toEqual([]);
    await userEvent.keyboard('5');
    expect(sent()).toEqual(['482915']);
  });

  it('is sent when it is pasted, the same one not again', async () => {
    await first();
    await userEvent.paste('482915');
    await first();
    await userEvent.paste('482915');
    expect(sent()).toEqual(['482915']);
  });

  it('typed over a wrong one is sent with its last digit, though that is the same', async () => {
    await first();
    await userEvent.keyboard('111115');
    await first();
    await userEvent.keyboard('482915');
    expect(sent()).toEqual(['111115', '482915']);
  });
});
