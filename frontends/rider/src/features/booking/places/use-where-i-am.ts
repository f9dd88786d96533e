import { call, useLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { hereOf, nameOf, type WrittenPlace } from '@pothik/ride-ui';
import { useEffect, useRef, useState } from 'react';
import { askPosition, type NoPosition, type Position } from '../../../position/ask-position';
import { isRough } from '../../../position/position.rules';
import { usePlaceText } from './place-text';
import type { RoughPosition } from './rough-position.rules';

/** `ROUGH`: the pin says where. */
export type PositionState = 'NOT_ASKED' | 'ASKING' | NoPosition | 'ROUGH';

interface WhereIAm {
  /** What is written as the pickup: once it changes, however that came, an answer that comes later changes nothing. */
  pickup: WrittenPlace;
  onFound(place: WrittenPlace): void;
  onRough(position: RoughPosition): void;
}

/** Finds where the person is, only when asked to, and names it. A rough position is no place: its person is asked for the pin. */
export function useWhereIAm({ pickup, onFound, onRough }: WhereIAm) {
  const text = usePlaceText();
  const language = useLanguage();
  const [state, setState] = useState<PositionState>('NOT_ASKED');
  const [here, setHere] = useState<Point>();
  const [rough, setRough] = useState<RoughPosition>();
  const asked = useRef(0);

  const nameAt = async (point: Point): Promise<string> => {
    try {
      const place = await call(rideRoutes.placeAt, { ...point, language });
      return place ? nameOf(hereOf(place, text.near), language) : text.hereUnnamed;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever wrote the pickup
  useEffect(() => {
    asked.current++;
    setState('NOT_ASKED');
  }, [JSON.stringify(pickup)]);

  return { state, here, rough, ask: () => void ask() };
}
