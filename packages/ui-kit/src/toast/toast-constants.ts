/** Constants of the toasts in ms and px, from the specification. */
export const TOAST = {
  durationMs: 4000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  offsetPx: 24,
  mobileOffsetPx: 16,
  hotkey: ['altKey', 'KeyT'],
} as const;
