import { call, useLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { useRef, useState } from 'react';
import { askPosition, type NoPosition, type Position } from '../../../position/ask-position';
import { isRough } from '../../../position/position.rules';
import { nameOf, type RoughPosition, type WrittenPlace } from './place.rules';
import { usePlaceText } from './place-text';

/** `ROUGH`: the pin says where. */
export type PositionState = 'NOT_ASKED' | 'ASKING' | NoPosition | 'ROUGH';

/** Finds where the person is, only when asked to, and names it. A rough position is no place: its person is asked for the pin. */
export function useWhereIAm(onFound: (place: WrittenPlace) => void, onRough: (position: RoughPosition) => void) {
  const text = usePlaceText();
  const language = useLanguage();
  const [state, setState] = useState<PositionState>('NOT_ASKED');
  const [here, setHere] = useState<Point>();
  const [rough, setRough] = useState<RoughPosition>();
  const asked = useRef(0);

  const nameAt = async (point: Point): Promise<string> => {
    try {
      const place = await call(rideRoutes.placeAt, { ...point, language });
      return place ? nameOf(place, language) : text.hereUnnamed;
    } catch (error) {
      console.warn('The place has no name, as the search did not answer.', error);
      return text.hereUnnamed;
    }
  };

  const found = async ({ point, accuracy }: Position, question: number) => {
    setHere(point);
    if (isRough({ accuracy })) {
      setState('ROUGH');
      setRough({ point, metres: accuracy });
      return onRough({ point, metres: accuracy });
    }
    const name = await nameAt(point);
    if (question !== asked.current) return;
    setState('NOT_ASKED');
    onFound({ name, point });
  };

  const ask = async () => {
    const question = ++asked.current;
    setState('ASKING');
    const answer = await askPosition();
    if (question !== asked.current) return;
    if (typeof answer === 'string') setState(answer);
    else await found(answer, question);
  };

  /** A place was written or chosen instead: an answer that comes later changes nothing. */
  const forget = () => {
    asked.current++;
    setState('NOT_ASKED');
  };

  return { state, here, rough, ask: () => void ask(), forget };
}
