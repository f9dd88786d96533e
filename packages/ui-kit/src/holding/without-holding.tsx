import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Note } from '../showing/note';

/** The alternative to holding a HoldButton. */
export interface WithoutHoldingText {
  /** Explains how the button works. */
  text: ReactNode;
  /** Label of the button that opens the confirmation. */
  label: string;
  /** Above the button, so that further presses meet the button where it was. */
  above?: boolean;
}

/** Opens the same confirmation as a key press, for people who cannot hold the button. */
export function WithoutHolding({ text, label, onAsk }: WithoutHoldingText & { onAsk(): void }) {
  return (
    <Note tone="warning" alert icon={<TriangleAlert aria-hidden />} className="ui-hold-instead">
      <p>{text}</p>
      <Button size="small" onClick={onAsk}>
        {label}
      </Button>
    </Note>
  );
}
