import { type CSSProperties, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { formatCountdown, localDigits, type Moment, secondsLeft } from '../format';
import { clockNow } from '../format/clock';
import type { Locale } from '../text/ui-text';
import { useUiText } from '../text/ui-text-provider';
import { Digits } from './digits';
import { useNow } from './use-now';

const TICK_MS = 250;

/**
 * Whole seconds left until a time; updates by itself.
 * @param clock of the time: the kit's, or `Date.now` for a wait that this device has measured
 */
export function useCountdown(until: Moment | undefined, clock: () => number = clockNow): number {
  const ended = until === undefined || secondsLeft(until, clock()) === 0;
  const now = useNow(TICK_MS, !ended, clock);
  return until === undefined ? 0 : secondsLeft(until, ended ? clock() : now);
}

export interface CountdownProps {
  until: Moment;
  /** What the countdown is for, read out once. */
  label: string;
  onEnd?: () => void;
  /** The total time in ms; draws a ring that empties. */
  totalMs?: number;
  locale?: Locale;
  className?: string;
}

/** The remaining time, e.g. 1:47, with one cell per digit. */
export function Countdown({ until, label, onEnd, totalMs, locale, className }: CountdownProps) {
  const words = useUiText();
  const seconds = useCountdown(until);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (seconds === 0) end.current?.();
  }, [seconds]);
  const left = formatCountdown(seconds);
  const share = totalMs ? { '--p': Math.min(1, (seconds * 1000) / totalMs) } : {};
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={`${label} ${localDigits(left, locale ?? words.locale)}`}
      className={classNames(totalMs && 'ui-ring', className)}
      style={share as CSSProperties}
    >
      <span aria-hidden="true">
        <Digits value={left} {...(locale ? { locale } : {})} />
      </span>
    </span>
  );
}
