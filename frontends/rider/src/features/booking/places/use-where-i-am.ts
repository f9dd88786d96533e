import { call, useLanguage } from '@pothik/api-client';
import { type Point, point as pointShape } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { useRef, useState } from 'react';
import { isRough, nameOf, type RoughPosition, type WrittenPlace } from './place.rules';
import { usePlaceText } from './place-text';

/** How long a browser may look for a position, and how old a known one may be, in milliseconds. */
const POSITION = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** `REFUSED` by the person or the browser; `UNKNOWN`: no position was found; `OUTSIDE` of Bangladesh; `ROUGH`: the pin says where. */
export type PositionState = 'NOT_ASKED' | 'ASKING' | 'REFUSED' | 'UNKNOWN' | 'OUTSIDE' | 'ROUGH';

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

  const found = async ({ coords }: GeolocationPosition, question: number) => {
    const { success, data } = pointShape.safeParse({ lat: coords.latitude, lng: coords.longitude });
    if (!success) return setState('OUTSIDE');
    setHere(data);
    if (isRough(coords)) {
      setState('ROUGH');
      setRough({ point: data, metres: coords.accuracy });
      return onRough({ point: data, metres: coords.accuracy });
    }
    const name = await nameAt(data);
    if (question !== asked.current) return;
    setState('NOT_ASKED');
    onFound({ name, point: data });
  };

  const ask = () => {
    const question = ++asked.current;
    if (!navigator.geolocation) return setState('UNKNOWN');
    setState('ASKING');
    navigator.geolocation.getCurrentPosition(
      (position) => question === asked.current && void found(position, question),
      ({ code, PERMISSION_DENIED }) =>
        question === asked.current && setState(code === PERMISSION_DENIED ? 'REFUSED' : 'UNKNOWN'),
      POSITION,
    );
  };

  /** A place was written or chosen instead: an answer that comes later changes nothing. */
  const forget = () => {
    asked.current++;
    setState('NOT_ASKED');
  };

  return { state, here, rough, ask, forget };
}
