import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Note } from '../showing/note';

/** The other way of a HoldButton, for those who cannot hold. */
export interface WithoutHoldingText {
  /** Says how it works. */
  text: ReactNode;
  /** Of the button that asks instead. */
  label: string;
}

/** For a finger that cannot hold: the same question a key asks. */
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
