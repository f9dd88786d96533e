import type { RideEstimate } from '@pothik/contracts/ride';
import { useFormat } from '@pothik/ui-kit';
import { durationOf, kilometresOf, rangeText } from './estimate.rules';
import { useEstimateWords } from './estimate-words';

/** An estimate in the reader's words and digits. */
interface EstimateText {
  /** ৳ 300–380: the fair band. */
  fare: string;
  /** 6–6.5 km · 22–28 min */
  way: string;
  /** 6–6.5 km */
  kilometres: string;
  /** 22–28 min, or 1.5–3 h */
  duration: string;
  /** 22–28, without a unit */
  minutes: string;
  /** Where the minutes are from. */
  basis: string;
}

/** @returns undefined for a ride without an estimate */
export function useEstimateText(estimate: RideEstimate | undefined): EstimateText | undefined {
  const words = useEstimateWords();
  const format = useFormat();
  if (!estimate) return undefined;
  const { fare, metres, minutesBasis } = estimate;
  const kilometres = words.kilometres(rangeText(kilometresOf(metres), format.number));
  const { range, unit } = durationOf(estimate.minutes);
  const duration = words[unit](rangeText(range, format.number));
  return {
    fare: rangeText(fare, format.number, format.taka),
    way: `${kilometres} · ${duration}`,
    kilometres,
    duration,
    minutes: rangeText(estimate.minutes, format.number),
    basis: words[minutesBasis],
  };
}
