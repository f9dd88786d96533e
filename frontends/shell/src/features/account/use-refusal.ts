import { refusalText } from '@pothik/api-client';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { refusalByCode } from './refusal.rules';

const PARAMETER = 'refusal';

/** Why Google's way in was refused, in the reader's language. It leaves the address at once: a reload does not say it again. */
export function useRefusal(): string | undefined {
  const [parameters, setParameters] = useSearchParams();
  const [code] = useState(() => parameters.get(PARAMETER));
  const inAddress = parameters.has(PARAMETER);
  useEffect(() => {
    if (!inAddress) return;
    setParameters(
      (present) => {
        present.delete(PARAMETER);
        return present;
      },
      { replace: true },
    );
  }, [inAddress, setParameters]);
  return code === null ? undefined : refusalText(refusalByCode(code));
}
