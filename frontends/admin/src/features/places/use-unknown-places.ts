import { call, QUERY, queryClient, useCommand } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
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
  const { isPending, run } = useCommand(rideRoutes.dismissUnknownPlace, {
    onSuccess: (places, { text, isDismissed }) => {
      queryClient.setQueryData(KEY, places);
      setDismissed(isDismissed ? text : undefined);
    },
  });
  const decide = (text: string, isDismissed: boolean) => run({ text, isDismissed });
  return { places: data?.places ?? [], isError, dismissed, busy: isPending, decide };
}
