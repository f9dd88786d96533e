import { failureText } from '@pothik/api-client';
import { useEffect, useState } from 'react';
import { secondStep } from './second-step';
import { useRefusal } from './use-refusal';

/** In which step of log-in the page is: after a right password, or when Google led here for the code, in the second. */
export function useSecondStep() {
  const refusal = useRefusal();
  const isAskedByGoogle = refusal?.code === 'auth/second-factor-required';
  const [isUnderWay, setUnderWay] = useState(() => (refusal ? isAskedByGoogle : secondStep.isUnderWay()));
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (isAskedByGoogle) secondStep.begin();
  }, [isAskedByGoogle]);
  const begin = () => {
    secondStep.begin();
    setUnderWay(true);
  };
  const leave = (because?: unknown) => {
    secondStep.end();
    setFailure(because);
    setUnderWay(false);
  };
  const refusedByGoogle = isAskedByGoogle ? undefined : refusal?.sentence;
  /** Why log-in did not go on, in the first step. */
  const because = failure === undefined ? refusedByGoogle : failureText(failure);
  return { isUnderWay, begin, leave, because };
}
