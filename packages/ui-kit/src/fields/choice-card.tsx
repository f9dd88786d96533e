import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'title' | 'type'> {
  leading?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
}

/** A radio button shown as a card. */
export function ChoiceCard({ leading, title, text, className, ...attributes }: ChoiceCardProps) {
  return (
    <label className={classNames('ui-choice', className)}>
      <input type="radio" {...attributes} />
      <span>{leading}</span>
      <span className="ui-choice-text">
        <span className="ui-choice-title">{title}</span>
        {text && <span className="ui-choice-note">{text}</span>}
      </span>
      <span className="ui-tick" aria-hidden="true">
        <Check />
      </span>
    </label>
  );
}
