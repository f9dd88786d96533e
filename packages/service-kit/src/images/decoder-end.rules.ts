/** How a decoder ended, as the metrics name it. Only `encoded` gives pictures. */
export type DecoderEnd =
  | 'encoded'
  | 'unreadable'
  | 'out-of-time'
  | 'out-of-memory'
  | 'died'
  | 'not-started'
  | 'stopped'
  | 'left';

export interface DecoderFacts {
  /** It was given its picture. */
  isReady: boolean;
  /** It answered: the pictures, or undefined if the content cannot be decoded. */
  answer: { pictures: readonly Buffer[] | undefined } | undefined;
  /** The service killed it, because a time limit passed. */
  isOutOfTime: boolean;
  /** The service killed it, because the service stops. */
  isStopped: boolean;
  /** The service killed it, because the picture's sender left. */
  isLeft: boolean;
  /** The signal that ended it. */
  signal: string | null;
}

/**
 * How a decoder ended. A SIGKILL that the service did not send is the decoder's own, or the kernel's: too much memory.
 * Whatever else ends it while it has a picture is the picture's doing.
 */
export function decoderEnd({ isReady, answer, isOutOfTime, isStopped, isLeft, signal }: DecoderFacts): DecoderEnd {
  if (answer !== undefined) return answer.pictures === undefined ? 'unreadable' : 'encoded';
  if (isLeft) return 'left';
  if (isStopped) return 'stopped';
  if (!isReady) return 'not-started';
  if (isOutOfTime) return 'out-of-time';
  return signal === 'SIGKILL' ? 'out-of-memory' : 'died';
}
