import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Endpoint, HEADER, type Owner, type RawInput } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import type { StatementSigner } from '../identity/statement-signer.js';
import { dataOf } from './call-answer.js';
import { callParts } from './call-parts.js';
import { contextHeaders } from './context-headers.js';
import { type ServiceAnswer, ServiceCaller } from './service-caller.js';

/** Calls services of the same process through their endpoints, with the same checks, but without a socket. */
export class LocalServiceCaller extends ServiceCaller {
  /** @param applicationOf the running service of an owner; evaluated at each call, as services start one by one */
  constructor(
    private readonly signer: StatementSigner,
    private readonly applicationOf: (owner: Owner) => NestFastifyApplication | undefined,
  ) {
    super();
  }

  async exchange<E extends Endpoint>(
    endpoint: E,
    input: RawInput<E>,
    further: Readonly<Record<string, string>> = {},
  ): Promise<ServiceAnswer<E>> {
    const application = this.applicationOf(endpoint.owner);
    if (application === undefined)
      throw new EngineUnavailable(endpoint.owner, new Error('The service is not running.'));
    const { method, url, body } = callParts(endpoint, input as object);
    const response = await application.inject({
      method,
      url,
      headers: {
        ...further,
        [HEADER.statement]: await this.signer.signService(endpoint.owner),
        ...contextHeaders(),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const data = dataOf(endpoint, response.statusCode, response.json());
    return { data, setCookies: [response.headers['set-cookie'] ?? []].flat() };
  }
}
