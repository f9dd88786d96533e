import type { Owner } from '@pothik/contracts/platform';
import { SystemClock } from '@pothik/engines/connect';
import { type ServiceCaller } from '@pothik/service-kit';
import { HttpServiceCaller, parseStatementKeys, readAddresses, StatementSigner } from '@pothik/service-kit/host';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';

/**
 * Runs an operation by calls to a running service, signed with the operator's key.
 * @throws OperationRefusal naming every setting that is missing
 */
export async function withCaller(
  operation: string,
  owners: readonly Owner[],
  variables: NodeJS.ProcessEnv,
  work: (caller: ServiceCaller) => Promise<string>,
): Promise<string> {
  const addresses = readAddresses([...owners], variables);
  const { STATEMENT_KEYS = '' } = variables;
  const missing = [
    ...owners.filter((owner) => addresses[owner] === undefined).map((owner) => `${owner.toUpperCase()}_URL`),
    ...(STATEMENT_KEYS === '' ? ['STATEMENT_KEYS'] : []),
  ];
  if (missing.length > 0)
    throw new OperationRefusal(`${operation} cannot start; missing or not right: ${missing.join(', ')}.`);
  const signer = new StatementSigner(parseStatementKeys(STATEMENT_KEYS), new SystemClock());
  const caller = new HttpServiceCaller(signer, addresses);
  try {
    return await work(caller);
  } finally {
    caller.close();
  }
}
