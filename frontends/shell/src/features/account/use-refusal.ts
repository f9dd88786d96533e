import { refusalText } from '@pothik/api-client';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { refusalByCode } from './refusal.rules';

const PARAMETER = 'refusal';

/** Why sign-in with Google was refused, with a sentence in the reader's language. The code is removed from the address, so a reload does not show it again. */
export function useRefusal(): { code: string; sentence: string } | undefined {
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
  if (code === null) return undefined;
  const refusal = refusalByCode(code);
  return { code: refusal.code, sentence: refusalText(refusal) };
}
