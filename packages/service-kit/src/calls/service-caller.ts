import type { Data, Endpoint, RawInput } from '@pothik/contracts/platform';

/** Calls the SERVICE calls of other services, as this service. */
export abstract class ServiceCaller {
  /**
   * The `data` of the answer.
   * @throws DomainError what the other service refuses with
   * @throws EngineUnavailable when it cannot be reached or does not answer in time
   */
  abstract call<E extends Endpoint>(endpoint: E, input: RawInput<E>): Promise<Data<E>>;
}
