import { call, failureText, QUERY, queryClient } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const KEY = [QUERY.Place, 'unknown'];

/** What riders wrote often and no search knows; the last one that was dismissed can be offered again until the page is left. */
export function useUnknownPlaces() {
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(rideRoutes.unknownPlaces, {}, { signal }),
  });
  const [dismissed, setDismissed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const decide = async (text: string, isDismissed: boolean) => {
    setBusy(true);
    try {
      queryClient.setQueryData(KEY, await call(rideRoutes.dismissUnknownPlace, { text, isDismissed }));
      setDismissed(isDismissed ? text : undefined);
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { places: data?.places ?? [], isError, dismissed, busy, decide };
}
