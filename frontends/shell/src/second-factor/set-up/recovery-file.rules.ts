/** The name of the downloaded file. */
export const RECOVERY_FILE = 'pothik-recovery-codes.txt';

/** The recovery codes as a text: a title, an empty line, one code a line. */
export const recoveryText = (title: string, codes: readonly string[]): string =>
  `${[title, '', ...codes].join('\n')}\n`;

/** A text as the address of a file to download. */
export const addressOfText = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
