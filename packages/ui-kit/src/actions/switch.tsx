import { classNames } from '../class-names';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** A setting that changes at once, e.g. availability. */
export function Switch({ label, checked, onCheckedChange, className, ...state }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      className={classNames('ui-switch', className)}
      onClick={() => onCheckedChange(!checked)}
      {...state}
    />
  );
}
