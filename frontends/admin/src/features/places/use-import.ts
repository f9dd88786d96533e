import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import type { PlacesImport } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useRef, useState } from 'react';

/** Sends a file for a trial when it is chosen, and to be stored when that is confirmed. */
export function useImport() {
  const [plan, setPlan] = useState<PlacesImport>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<'reading' | 'storing'>();
  const chosen = useRef<File>(undefined);
  const send = async (file: File, isTrial: boolean): Promise<boolean> => {
    setRefusal(undefined);
    setBusy(isTrial ? 'reading' : 'storing');
    // An answer about a file that was chosen before is not shown.
    const isLatest = () => chosen.current === file;
    try {
      const answer = await call(rideRoutes.importPlaces, { isTrial }, { files: [file] });
      if (isLatest()) setPlan(answer);
      return answer.isStored;
    } catch (failure) {
      if (isLatest()) setRefusal(failureText(failure));
      return false;
    } finally {
      if (isLatest()) setBusy(undefined);
      if (!isTrial) void invalidate(QUERY.Place);
    }
  };
  const choose = (file: File | undefined) => {
    chosen.current = file;
    setPlan(undefined);
    setRefusal(undefined);
    setBusy(undefined);
    if (file) void send(file, true);
  };
  const store = async () => chosen.current !== undefined && send(chosen.current, false);
  return { plan, refusal, busy, choose, store };
}
