type BrowserAnswer = { latitude: number; longitude: number; accuracy?: number } | { code: number };

/** What the browser answers when it is asked for the position; a promise answers later. */
export function browserAt(answering: BrowserAnswer | Promise<BrowserAnswer>) {
  const ask = jest.fn(async (onFound: PositionCallback, onFailed: PositionErrorCallback) => {
    const answer = await answering;
    if ('code' in answer) onFailed({ ...answer, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    else onFound({ coords: answer } as GeolocationPosition);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
  return ask;
}
