import { ENDPOINTS } from '@pothik/contracts/catalogue';
import { API_PREFIX, EVENT_STREAM } from '@pothik/contracts/platform';
import { BoundedUpload } from '@pothik/service-kit/host';
import { Agent, type Dispatcher } from 'undici';

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void;

const STREAMS: ReadonlySet<string> = new Set(
  ENDPOINTS.filter(({ produces }) => produces === EVENT_STREAM).map(({ path }) => `${API_PREFIX}${path}`),
);

/**
 * The connections to the owners, as reply-from uses them: at most so many an instance for calls, and others for streams, each
 * of which holds its own for hours, so that open streams never starve calls. A request whose upload's sender leaves is ended,
 * so that its owner stops working on it.
 */
export function ownerConnections(callsPerInstance: number, options: Agent.Options): Pick<Dispatcher, 'request'> {
  const calls = new Agent({ ...options, connections: callsPerInstance });
  const streams = new Agent({ ...options, connections: null });
  const request = (asked: Dispatcher.RequestOptions, answered: Answered): void => {
    const signal = asked.body instanceof BoundedUpload ? { signal: asked.body.left } : {};
    const [path = ''] = asked.path.split('?');
    (STREAMS.has(path) ? streams : calls).request({ ...asked, ...signal }, answered);
  };
  return { request: request as Dispatcher['request'] };
}
