import { renderHook, waitFor } from '@testing-library/react';
import { useCodeFromSms } from './use-code-from-sms';

const asked: { signal: AbortSignal; answer: (credential: object) => void }[] = [];

/** A browser with WebOTP, whose SMS comes when the test says. */
function withWebOtp() {
  Object.assign(window, { OTPCredential: class {} });
  const get = jest.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        asked.push({ signal, answer: resolve });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return get;
}

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(console, 'debug').mockReturnValue();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
  jest.restoreAllMocks();
});

describe('the code of an SMS', () => {
  it('is taken where the browser reads it', async () => {
    const get = withWebOtp();
    const take = jest.fn();
    renderHook(() => useCodeFromSms(1, take));
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
    asked[0]?.answer({ code: '482915' });
    await waitFor(() => expect(take).toHaveBeenCalledWith('482915'));
  });

  it('is no longer waited for once the page is left', () => {
    withWebOtp();
    const { unmount } = renderHook(() => useCodeFromSms(1, jest.fn()));
    expect(asked[0]?.signal.aborted).toBe(false);
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('is waited for anew when another one is sent', () => {
    withWebOtp();
    const { rerender } = renderHook(({ since }) => useCodeFromSms(since, jest.fn()), { initialProps: { since: 1 } });
    rerender({ since: 2 });
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('is typed where the browser cannot read it', () => {
    const take = jest.fn();
    expect(() => renderHook(() => useCodeFromSms(1, take))).not.toThrow();
    expect(take).not.toHaveBeenCalled();
  });
});
