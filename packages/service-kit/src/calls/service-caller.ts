import type { Data, Endpoint, RawInput } from '@pothik/contracts/platform';

/** The `data` of a response, and the cookies it sets. */
export interface ServiceAnswer<E extends Endpoint> {
  data: Data<E>;
  /** Lines of Set-Cookie. */
  setCookies: readonly string[];
}

/** Calls other services, as this service. */
export abstract class ServiceCaller {
  /**
   * Returns the `data` of the response.
   * @throws DomainError the refusal of the other service
   * @throws EngineUnavailable when it is unreachable or does not answer in time
   */
  async call<E extends Endpoint>(endpoint: E, input: RawInput<E>): Promise<Data<E>> {
    return (await this.exchange(endpoint, input)).data;
  }

  /** Makes the call with further headers, such as the cookies of whom it is made for. Throws as `call` does. */
  abstract exchange<E extends Endpoint>(
    endpoint: E,
    input: RawInput<E>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ServiceAnswer<E>>;
}
