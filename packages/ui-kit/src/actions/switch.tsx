import { Switch as RadixSwitch } from 'radix-ui';
import { classNames } from '../class-names';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** Something that is on or off at once, e.g. availability. */
export function Switch({ label, className, ...state }: SwitchProps) {
  return <RadixSwitch.Root aria-label={label} className={classNames('ui-switch', className)} {...state} />;
}
