import { createCatalogue } from '@pothik/api-client';
import { useFormat } from '@pothik/ui-kit';
import type { Unresolved } from './unresolved.rules';

const useCountText = createCatalogue({
  en: {
    open: (count: string) => `${count} SOS unanswered`,
    inHand: (count: string) => `${count} SOS in hand`,
  },
  bn: {
    open: (count: string) => `${count}টি এসওএস কেউ দেখেননি`,
    inHand: (count: string) => `${count}টি এসওএস দেখা হচ্ছে`,
  },
});

/** “1 SOS unanswered · 2 SOS in hand”: the same words wherever they are counted. */
export function useIncidentCounts() {
  const text = useCountText();
  const { number } = useFormat();
  return ({ open, inHand }: Pick<Unresolved, 'open' | 'inHand'>): string =>
    [...(open > 0 ? [text.open(number(open))] : []), ...(inHand > 0 ? [text.inHand(number(inHand))] : [])].join(' · ');
}
