import { failureText } from '@pothik/api-client';
import { useState } from 'react';
import { isAboutCode, useAsksCode } from './own-code';

interface OrderForm {
  setValue(name: 'code', code: string): void;
  setError(name: 'code', error: { message: string }, options: { shouldFocus: boolean }): void;
  showRefusedFields(failure: unknown): void;
}

/**
 * Sends an order that may need the administrator's own code. A refusal of the code is shown below its field, any other as
 * `refusal`; what else was typed stays.
 */
export function useOrderWithCode(form: OrderForm) {
  const { asksCode, ask } = useAsksCode();
  const [refusal, setRefusal] = useState<string>();
  /** Whether the server took the order. */
  const isTaken = async (order: () => Promise<unknown>): Promise<boolean> => {
    setRefusal(undefined);
    try {
      await order();
      return true;
    } catch (failure) {
      if (isAboutCode(failure)) {
        ask();
        form.setValue('code', '');
        form.setError('code', { message: failureText(failure) }, { shouldFocus: true });
      } else {
        form.showRefusedFields(failure);
        setRefusal(failureText(failure));
      }
      return false;
    }
  };
  return { asksCode, refusal, isTaken };
}
