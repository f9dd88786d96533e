import { useCommand } from '@pothik/api-client';
import { useContractForm } from '@pothik/api-client/forms';
import { type DeskCaller, deskCallerForm } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useEffect, useState } from 'react';

/** Who calls, as the look-up answered. */
export interface FoundCaller extends DeskCaller {
  /** 01712345678. */
  phone: string;
  /** Counts the look-ups: each begins a new booking. */
  turn: number;
}

/** The number field, and who was found by it. */
export function useCaller() {
  const [caller, setCaller] = useState<FoundCaller>();
  const form = useContractForm(deskCallerForm, { phone: '' });
  const { run, error, isPending, reset } = useCommand(rideRoutes.findDeskCaller, {
    showsRefusal: true,
    onSuccess: (found, { phone }) => setCaller((last) => ({ ...found, phone, turn: (last?.turn ?? 0) + 1 })),
  });
  const find = async (phone: string) => {
    setCaller(undefined);
    await run({ phone });
  };
  /** Ready for the next number. */
  const next = () => {
    setCaller(undefined);
    reset();
    form.setValue('phone', '');
    form.clearErrors();
    form.setFocus('phone');
  };
  const { setFocus } = form;
  useEffect(() => {
    // The page itself takes the focus first, so that it is read out from its start.
    const frame = requestAnimationFrame(() => setFocus('phone'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);
  return { caller, form, send: form.submitting(({ phone }) => find(phone)), find, next, error, isPending };
}
