import type { Data, Endpoint, RawInput } from '@pothik/contracts/platform';

/** Calls the SERVICE calls of other services, as this service. */
export abstract class ServiceCaller {
  /**
   * Returns the `data` of the response.
   * @throws DomainError the refusal of the other service
   * @throws EngineUnavailable when it is unreachable or does not answer in time
   */
  abstract call<E extends Endpoint>(endpoint: E, input: RawInput<E>): Promise<Data<E>>;
}
