import { Button, Card, EmptyState } from '@pothik/ui-kit';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useContactText } from './contact-text';

/** The message is stored and on its way. It takes the focus that its form had. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const text = useContactText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Card>
      <div ref={place} tabIndex={-1} className="shell-contact-sent">
        <EmptyState title={text.sent} art={<CircleCheck />} action={<Button onClick={onAgain}>{text.another}</Button>}>
          {text.answerGoesTo(email)}
        </EmptyState>
      </div>
    </Card>
  );
}
