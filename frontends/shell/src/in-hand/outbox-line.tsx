import { refusalText, useAction } from '@pothik/api-client';
import { isWaiting, type KeptAct, loadInHand, mayWithdraw } from '@pothik/api-client/in-hand';
import { Button, useFormat } from '@pothik/ui-kit';
import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { useInHandText } from './in-hand-text';

const ICONS = { done: CircleCheck, refused: CircleX, 'not-sent': CircleX } as const;

interface OutboxLineProps {
  kept: KeptAct;
  /** All acts on the page: one that others build on is not taken back. */
  acts: readonly KeptAct[];
}

/** One act: what was pressed, when, and what became of it. */
export function OutboxLine({ kept, acts }: OutboxLineProps) {
  const text = useInHandText();
  const says = useWords(kept);
  const Icon = kept.end ? ICONS[kept.end.kind] : Hourglass;
  const remove = async () => (await loadInHand()).removeAct(kept.number);
  const { isPending, run: withdraw } = useAction(async () => (await loadInHand()).withdrawAct(kept.number));
  const undo = mayWithdraw(kept, acts) && (
    <Button
      variant="quiet"
      size="small"
      loading={isPending}
      icon={<Undo2 aria-hidden="true" />}
      onClick={() => void withdraw()}
    >
      {text.undo}
    </Button>
  );
  const seen = !isWaiting(kept) && (
    <Button variant="quiet" size="small" onClick={() => void remove()}>
      {text.seen}
    </Button>
  );
  return (
    <li className={`shell-${kept.end?.kind ?? 'waits'}`}>
      <Icon aria-hidden="true" />
      <span>
        <b>{text[kept.act.kind]}</b>
        <small>{says}</small>
      </span>
      {undo || seen}
    </li>
  );
}

function useWords({ act, end, pressedAt }: KeptAct): string {
  const text = useInHandText();
  const { time } = useFormat();
  const pressed = time(new Date(pressedAt));
  if (!end) return act.kind === 'start-code' ? text.notProven(pressed) : text.notSentYet(pressed);
  if (end.kind === 'done') return text.done(time(new Date(end.at)), pressed);
  return end.kind === 'refused' ? text.refused(refusalText(end)) : text.notSent(text[end.because]);
}
