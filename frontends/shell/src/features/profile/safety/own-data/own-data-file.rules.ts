import type { OwnDataPart } from './own-data-parts';

/** The content of the file: when it was made, then each part by its name. */
export interface OwnData {
  madeAt: string;
  parts: Partial<Record<OwnDataPart['name'], unknown>>;
}

/** `pothik-my-data-2026-11-02.json`, by its day in UTC. @param day `2026-11-02` */
export const ownDataFileName = (day: string): string => `pothik-my-data-${day}.json`;

/** JSON with indents: machines and people read it. */
export const ownDataText = ({ madeAt, parts }: OwnData): string =>
  `${JSON.stringify({ platform: 'Pothik', madeAt, ...parts }, null, 2)}\n`;
