class MessagedAnswer {
  constructor(
    readonly data: unknown,
    readonly message: string,
  ) {}
}

/**
 * A handler's answer with a message of its own in the envelope.
 * @example return answer(view, { message: "Driver's status updated successfully." })
 */
export function answer<T>(data: T, { message }: { message: string }): T {
  return new MessagedAnswer(data, message) as unknown as T;
}

/** What a handler returned, taken apart. */
export function takeApart(result: unknown, message: string): { data: unknown; message: string } {
  return result instanceof MessagedAnswer ? result : { data: result, message };
}
