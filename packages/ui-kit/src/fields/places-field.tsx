import { ArrowUpDown, CircleX } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { IconButton } from '../actions/icon-button';

export interface LocationInput {
  label: string;
  /** The id of the label's text, for an input that names itself by it. */
  labelId?: string | undefined;
  error?: string | undefined;
  /** E.g. what react-hook-form's register returns. */
  input: ComponentProps<'input'>;
}

export interface PlacesFieldProps {
  pickup: LocationInput;
  drop: LocationInput;
  swapLabel: string;
  onSwap: () => void;
}

/** Pickup and drop in one box, connected by a line. */
export function PlacesField({ pickup, drop, swapLabel, onSwap }: PlacesFieldProps) {
  const id = useId();
  const errors = [
    { id: `${id}-pickup`, text: pickup.error },
    { id: `${id}-drop`, text: drop.error },
  ].filter((error) => error.text);
  return (
    <div className="ui-field">
      <div className="ui-places">
        <LocationBox location={pickup} mark="ui-dot" errorId={`${id}-pickup`} />
        <LocationBox location={drop} mark="ui-pin" errorId={`${id}-drop`} />
        <IconButton label={swapLabel} className="ui-swap" onClick={onSwap}>
          <ArrowUpDown aria-hidden="true" />
        </IconButton>
      </div>
      {errors.map((error) => (
        <p key={error.id} id={error.id} className="ui-error" role="alert">
          <CircleX aria-hidden="true" />
          {error.text}
        </p>
      ))}
    </div>
  );
}

function LocationBox({ location, mark, errorId }: { location: LocationInput; mark: string; errorId: string }) {
  return (
    <label className={location.error ? 'ui-bad' : undefined}>
      <span className={mark} />
      <span>
        <small id={location.labelId}>{location.label}</small>
        <input
          type="text"
          autoComplete="off"
          {...location.input}
          aria-invalid={location.error ? true : undefined}
          aria-describedby={location.error ? errorId : undefined}
        />
      </span>
    </label>
  );
}
