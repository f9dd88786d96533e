import { BoundedUpload } from '@pothik/service-kit/host';
import { Agent, type Dispatcher } from 'undici';

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/**
 * The connections to the owners, as reply-from uses them. A request whose upload's sender leaves is ended, so that its owner
 * stops working on it.
 */
export function uploadAgent(options: Agent.Options): Pick<Dispatcher, 'request'> {
  const agent = new Agent(options);
  const request = (asked: Dispatcher.RequestOptions, answered: Answered): void => {
    const signal = asked.body instanceof BoundedUpload ? { signal: asked.body.left } : {};
    agent.request({ ...asked, ...signal }, answered);
  };
  return { request: request as Dispatcher['request'] };
}
