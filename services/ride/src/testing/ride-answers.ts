export interface Answer {
  status: number;
  body: unknown;
}

/** `data` of a successful answer. */
export function dataOf<T>(answer: Answer, status = 200): T {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { success: true } });
  return (answer.body as { data: T }).data;
}

/** `409 ride/driver-busy`, or `200`. */
export const codeOf = ({ body }: { body: unknown }): string => (body as { code: string }).code;

export const outcomeOf = ({ status, body }: Answer): string =>
  [status, (body as { code?: string } | undefined)?.code].filter((part) => part !== undefined).join(' ');
