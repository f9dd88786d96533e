import { dhakaDay } from '@pothik/contracts/platform';
import type { OwnDataPart } from './own-data-parts';

/** The content of the file: when it was made, then each part by its name. */
export interface OwnData {
  madeAt: string;
  parts: Partial<Record<OwnDataPart['name'], unknown>>;
}

/** `pothik-my-data-2026-11-02.json`, by its day in Dhaka. @param madeAt ISO 8601 */
export const ownDataFileName = (madeAt: string): string => `pothik-my-data-${dhakaDay(new Date(madeAt))}.json`;

/** JSON with indents: machines and people read it. */
export const ownDataText = ({ madeAt, parts }: OwnData): string =>
  `${JSON.stringify({ platform: 'Pothik', madeAt, ...parts }, null, 2)}\n`;
