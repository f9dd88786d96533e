/** What the browser answers when it is asked for the position. */
export function browserAt(answer: { latitude: number; longitude: number; accuracy?: number } | { code: number }) {
  const ask = jest.fn((onFound: PositionCallback, onFailed: PositionErrorCallback) => {
    if ('code' in answer) onFailed({ ...answer, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    else onFound({ coords: answer } as GeolocationPosition);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
  return ask;
}
