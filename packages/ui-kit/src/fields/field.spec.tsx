import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field';
import { NumberInput } from './number-input';
import { PasswordInput } from './password-input';
import { Select } from './select';
import { TextInput } from './text-input';

describe('Field', () => {
  it('connects label, hint and error to its control', () => {
    render(
      <Field label="Phone" hint="11 digits" error="Invalid Bangladeshi phone number format.">
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText('Phone');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Invalid Bangladeshi phone number format. 11 digits');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid Bangladeshi phone number format.');
  });

  it('does not mark its control invalid without an error', () => {
    render(
      <Field label="Name" hint="As on your licence">
        <TextInput />
      </Field>,
    );
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As on your licence');
  });

  it('labels a select, which shows its placeholder until an option is chosen', async () => {
    render(
      <Field label="Vehicle Type">
        <Select placeholder="Select a vehicle type" options={[{ value: 'CNG', label: 'CNG' }]} />
      </Field>,
    );
    const select = screen.getByLabelText('Vehicle Type');
    expect(select).toHaveDisplayValue('Select a vehicle type');
    await userEvent.selectOptions(select, 'CNG');
    expect(select).toHaveValue('CNG');
  });
});

describe('NumberInput', () => {
  it('accepts Bangla digits, and steps by arrow keys within its limits', async () => {
    const seen: string[] = [];
    render(
      <Field label="Experience">
        <NumberInput min={0} max={30} onChange={(event) => seen.push(event.target.value)} />
      </Field>,
    );
    const input = screen.getByRole('spinbutton', { name: 'Experience' });
    await userEvent.type(input, '২9');
    expect(input).toHaveDisplayValue('29');
    await userEvent.type(input, '{ArrowUp}{ArrowUp}');
    expect(input).toHaveDisplayValue('30');
    expect(seen.at(-1)).toBe('30');
  });

  it.each([
    ['120.50', '120.50'],
    ['-5', '-5'],
    ['১,২৫০', '1,250'],
  ])('keeps %s as %s, so that the form judges what was typed', async (typed, kept) => {
    render(
      <Field label="Fare">
        <NumberInput />
      </Field>,
    );
    await userEvent.type(screen.getByLabelText('Fare'), typed);
    expect(screen.getByLabelText('Fare')).toHaveDisplayValue(kept);
  });
});

describe('PasswordInput', () => {
  it('shows and hides what is typed', async () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
