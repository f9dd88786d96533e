import { failureText, serverNow } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { useEffect, useRef, useState } from 'react';
import type { Progress } from './every-page';
import type { OwnData } from './own-data-file.rules';
import { type OwnDataPart, partsOf } from './own-data-parts';

/** Waiting to be asked, reading a part, done, or failed at a part with the reason. */
export type OwnDataStep =
  | { is: 'offered' }
  | { is: 'reading'; part: OwnDataPart['name']; progress?: Progress }
  | { is: 'made'; data: OwnData }
  | { is: 'failed'; reason: string };

/** Reads everything the platform stores about a person, part by part; closing the dialog ends it. */
export function useOwnData(me: Me) {
  const [step, setStep] = useState<OwnDataStep>({ is: 'offered' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const make = async () => {
    reading.current = new AbortController();
    const { signal } = reading.current;
    const parts: OwnData['parts'] = {};
    try {
      for (const { name, read } of partsOf(me)) {
        setStep({ is: 'reading', part: name });
        parts[name] = await read({
          me,
          signal,
          onProgress: (progress) => setStep({ is: 'reading', part: name, progress }),
        });
      }
      setStep({ is: 'made', data: { madeAt: new Date(serverNow()).toISOString(), parts } });
    } catch (error) {
      if (!signal.aborted) setStep({ is: 'failed', reason: failureText(error) });
    }
  };
  return { step, make };
}
