import type { Point } from '@pothik/contracts/platform';
import { useEffect, useRef, useState } from 'react';
import { askPosition, type NoPosition } from '../position/ask-position';
import { isRough } from '../position/position.rules';

/** What is said of a position: why there is none, or that it is only roughly known. */
type Said = NoPosition | 'rough';

/** Finds where the person is, when asked to; a map that was left meanwhile is not moved. */
export function useHere(onFound: (point: Point) => void) {
  const [point, setPoint] = useState<Point>();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<Said>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const ask = async () => {
    setAsking(true);
    setSaid(undefined);
    const answer = await askPosition();
    if (isLeft.current) return;
    setAsking(false);
    if (typeof answer === 'string') return setSaid(answer);
    // Another object each time: the map goes there again.
    setPoint({ ...answer.point });
    onFound(answer.point);
    if (isRough(answer)) setSaid('rough');
  };

  return { point, isAsking, said, ask: () => void ask() };
}
