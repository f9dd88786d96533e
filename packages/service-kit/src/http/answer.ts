class MessagedAnswer {
  constructor(
    readonly data: unknown,
    readonly message: string,
  ) {}
}

/**
 * A handler's result, with a message of its own for the envelope.
 * @example return answer(view, { message: "Driver's status updated successfully." })
 */
export function answer<T>(data: T, { message }: { message: string }): T {
  return new MessagedAnswer(data, message) as unknown as T;
}

/** Splits a handler's result into data and message. */
export function unwrapAnswer(result: unknown, message: string): { data: unknown; message: string } {
  return result instanceof MessagedAnswer ? result : { data: result, message };
}
