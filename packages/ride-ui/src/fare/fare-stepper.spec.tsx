import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FareStepper } from './fare-stepper';

function Fare({ begin = '220', beginning }: { begin?: string; beginning?: number }) {
  const [value, setValue] = useState(begin);
  return (
    <FareStepper
      label="Fare"
      less="10 taka less"
      more="10 taka more"
      name="fare"
      value={value}
      onChange={setValue}
      minimum={100}
      maximum={304}
      beginning={beginning}
    />
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Fare' });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => jest.useRealTimers());

describe('a fare set by thumb', () => {
  it('goes in tens to its bounds, whose buttons stay where the focus is', async () => {
    render(<Fare begin="290" />);
    await userEvent.click(button('10 taka more'));
    expect(screen.getByRole('status')).toHaveTextContent('৳ 300');
    await userEvent.click(button('10 taka more'));
    await userEvent.click(button('10 taka more'));
    expect(field()).toHaveValue('304');
    expect(button('10 taka more')).toHaveAttribute('aria-disabled', 'true');
    expect(button('10 taka more')).toHaveFocus();
    await userEvent.click(button('10 taka less'));
    expect(field()).toHaveValue('300');
  });

  it('is a spinbutton with its bounds, stepped by the arrow keys and by Enter on a button', async () => {
    render(<Fare />);
    expect(field()).toHaveAttribute('aria-valuemin', '100');
    expect(field()).toHaveAttribute('aria-valuemax', '304');
    expect(field()).toHaveAttribute('aria-valuenow', '220');
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field()).toHaveValue('230');
    button('10 taka less').focus();
    await userEvent.keyboard('{Enter} ');
    expect(field()).toHaveValue('210');
  });

  it('goes on while a button is held, and its release is no further step', () => {
    jest.useFakeTimers();
    render(<Fare />);
    fireEvent.pointerDown(button('10 taka more'), { button: 0 });
    for (const waitMs of [450, 110, 110]) act(() => jest.advanceTimersByTime(waitMs));
    expect(field()).toHaveValue('250');
    fireEvent.pointerUp(button('10 taka more'));
    fireEvent.click(button('10 taka more'), { detail: 1 });
    act(() => jest.advanceTimersByTime(5_000));
    expect(field()).toHaveValue('250');
    fireEvent.pointerDown(button('10 taka more'), { button: 0 });
    fireEvent.pointerUp(button('10 taka more'));
    fireEvent.click(button('10 taka more'), { detail: 1 });
    expect(field()).toHaveValue('260');
  });

  it('begins where it is said to, from an empty field', async () => {
    render(<Fare begin="" beginning={230} />);
    await userEvent.click(button('10 taka less'));
    expect(field()).toHaveValue('230');
  });
});
