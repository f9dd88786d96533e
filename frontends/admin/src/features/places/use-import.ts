import { failureText, QUERY, useCommand } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { useState } from 'react';

/** Sends a file for a trial when it is chosen, and to be stored when that is confirmed. */
export function useImport() {
  const [chosen, setChosen] = useState<File>();
  const trial = useCommand(rideRoutes.importPlaces, { showsRefusal: true });
  const storing = useCommand(rideRoutes.importPlaces, { showsRefusal: true, invalidates: [QUERY.Place] });
  const choose = (file: File | undefined) => {
    setChosen(file);
    // An answer about a file that was chosen before is not shown.
    trial.reset();
    storing.reset();
    if (file) void trial.run({ isTrial: true }, { files: [file] });
  };
  const store = async () => {
    if (!chosen) return false;
    const answer = await storing.run({ isTrial: false }, { files: [chosen] });
    return answer?.isStored ?? false;
  };
  const failure = storing.error ?? trial.error;
  return {
    plan: storing.data ?? trial.data,
    refusal: failure ? failureText(failure) : undefined,
    isReading: trial.isPending,
    isStoring: storing.isPending,
    choose,
    store,
  };
}
