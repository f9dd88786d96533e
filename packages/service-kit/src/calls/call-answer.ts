import { DomainError, ERRORS, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Data, Endpoint, Refusal, Success } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';

/** `data` of another service's response, parsed; its refusals are thrown as ours. */
export function dataOf<E extends Endpoint>(endpoint: E, status: number, answer: unknown): Data<E> {
  const envelope = answer as Success<unknown> | Refusal;
  if (envelope?.success === true) return endpoint.response.parse(envelope.data) as Data<E>;
  const code = (envelope as Refusal | undefined)?.code;
  if (code !== undefined && code in ERRORS && status < 500) {
    const { errors } = envelope as Refusal;
    throw new DomainError(code as ErrorCode, errors === undefined ? {} : { fields: errors });
  }
  throw new EngineUnavailable(endpoint.owner, new Error(`${endpoint.owner} answered ${status} to ${endpoint.name}`));
}
