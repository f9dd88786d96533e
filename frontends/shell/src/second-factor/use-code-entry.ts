import { formMessageText, useAction } from '@pothik/api-client';
import { SECOND_FACTOR, secondFactorForm } from '@pothik/contracts/auth';
import { useRef, useState } from 'react';
import { useRefusedTryText } from '../tries/too-many-tries';

interface CodeEntryOptions {
  /** Sends the code; what it throws is shown below the field. */
  send: (code: string) => Promise<void>;
  submitsWhenFull: boolean;
}

/** A typed code of two-step verification: the six digits, or a recovery code. A refused one is emptied, because none counts twice. */
export function useCodeEntry({ send, submitsWhenFull }: CodeEntryOptions) {
  const textOf = useRefusedTryText();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  const refuse = (sentence: string) => {
    setProblem(sentence);
    box.current?.querySelector('input')?.focus();
  };
  const { isPending, run } = useAction(send, {
    onRefused: (failure) => {
      if (!isRecovery) setCode('');
      refuse(textOf(failure));
    },
  });
  const submit = async (typed: string) => {
    if (isPending) return;
    const { data, error } = secondFactorForm.safeParse({ code: typed });
    if (!data) return refuse(formMessageText(error.issues[0]?.message ?? ''));
    setProblem(undefined);
    await run(data.code);
  };
  const type = (typed: string) => {
    setCode(typed);
    const isFull = typed.replaceAll(' ', '').length === SECOND_FACTOR.digits;
    if (submitsWhenFull && !isRecovery && isFull) void submit(typed);
  };
  const changeWay = () => {
    setRecovery(!isRecovery);
    setCode('');
    setProblem(undefined);
  };
  return { isRecovery, code, problem, busy: isPending, box, type, changeWay, submit: () => submit(code) };
}
