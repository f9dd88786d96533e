import { act, renderHook, waitFor } from '@testing-library/react';
import { useDrawing } from './use-drawing';

let mockFails = false;

jest.mock('./drawing/chart-drawing', () => {
  if (mockFails) throw new Error('The chunk is gone.');
  return { ChartDrawing: () => null };
});

describe('the charts’ code', () => {
  it('that does not load is reported, and can be fetched again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    mockFails = true;
    const { result } = renderHook(() => useDrawing());
    expect(result.current.Drawing).toBeUndefined();
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(warn).toHaveBeenCalledTimes(1);
    mockFails = false;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.Drawing).toBeDefined());
    expect(result.current.failed).toBe(false);
    warn.mockRestore();
  });
});
