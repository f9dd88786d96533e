import type { IncidentView } from '@pothik/contracts/ride';

/** The incidents that are not resolved, and how many of them nobody has answered, and how many somebody has in hand. */
export interface Unresolved {
  /** Unanswered ones first, then the newest. */
  incidents: readonly IncidentView[];
  open: number;
  inHand: number;
}

type Standing = Pick<IncidentView, 'status' | 'alarmedAgainAt'>;

/** Whether it rings: nobody has answered it, or whoever has it in hand wrote no note in time. */
export const isAlarming = ({ status, alarmedAgainAt }: Standing): boolean =>
  status === 'OPEN' || (status === 'ACKNOWLEDGED' && alarmedAgainAt !== undefined);

/** The one that stands in the banner: what rings goes before what is in hand, unanswered before all. */
export function foremost(incidents: readonly IncidentView[]): IncidentView | undefined {
  const open = incidents.find(({ status }) => status === 'OPEN');
  return open ?? incidents.find(isAlarming) ?? incidents[0];
}
