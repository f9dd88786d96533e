import { failureText, invalidate, QUERY } from '@pothik/api-client';
import { useState } from 'react';

/**
 * Changes a city. After a refusal the cities are loaded anew, so that the next try follows what somebody else saved
 * meanwhile; what is typed stays.
 */
export function useCityChange() {
  const [refusal, setRefusal] = useState<string>();
  /** @returns whether the change was made. `showsField` shows a refusal under its field, and says whether it did. */
  const isMade = async (change: () => Promise<unknown>, showsField: (failure: unknown) => boolean) => {
    setRefusal(undefined);
    try {
      await change();
      return true;
    } catch (failure) {
      if (!showsField(failure)) setRefusal(failureText(failure));
      return false;
    } finally {
      void invalidate(QUERY.City);
    }
  };
  return { refusal, isMade };
}
