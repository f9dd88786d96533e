import { ArrowUpDown, CircleX } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { IconButton } from '../actions/icon-button';

export interface PlaceInput {
  label: string;
  error?: string | undefined;
  /** E.g. what react-hook-form's register returns. */
  input: ComponentProps<'input'>;
}

export interface PlacesFieldProps {
  pickup: PlaceInput;
  drop: PlaceInput;
  swapLabel: string;
  onSwap: () => void;
}

/** From and to in one box, joined by the road. */
export function PlacesField({ pickup, drop, swapLabel, onSwap }: PlacesFieldProps) {
  const id = useId();
  const errors = [
    { id: `${id}-pickup`, text: pickup.error },
    { id: `${id}-drop`, text: drop.error },
  ].filter((error) => error.text);
  return (
    <div className="ui-field">
      <div className="ui-places">
        <PlaceBox place={pickup} mark="ui-dot" errorId={`${id}-pickup`} />
        <PlaceBox place={drop} mark="ui-pin" errorId={`${id}-drop`} />
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

function PlaceBox({ place, mark, errorId }: { place: PlaceInput; mark: string; errorId: string }) {
  return (
    <label className={place.error ? 'ui-bad' : undefined}>
      <span className={mark} />
      <span>
        <small>{place.label}</small>
        <input
          type="text"
          autoComplete="off"
          {...place.input}
          aria-invalid={place.error ? true : undefined}
          aria-describedby={place.error ? errorId : undefined}
        />
      </span>
    </label>
  );
}
