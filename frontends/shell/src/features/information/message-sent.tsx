import { Button, Card, EmptyState } from '@pothik/ui-kit';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useContactText } from './contact-text';

/** Confirms that the message is stored, and takes the focus from the form it replaces. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const text = useContactText();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <Card>
      <div ref={element} tabIndex={-1} className="shell-contact-sent">
        <EmptyState title={text.sent} art={<CircleCheck />} action={<Button onClick={onAgain}>{text.another}</Button>}>
          {text.answerGoesTo(email)}
        </EmptyState>
      </div>
    </Card>
  );
}
