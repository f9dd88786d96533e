import { parseArgs } from 'node:util';
import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { ServiceCaller } from '@pothik/service-kit';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';
import { withCaller } from './owner-caller.js';

interface Order {
  email: string;
  reason?: string;
}

/** Removes the second factor of an account whose owner lost it, such as the only SUPER_ADMIN. */
export const resetSecondFactor: Operation = {
  use: 'reset-second-factor <email> [--reason <text>]',
  meaning: 'removes the second factor of this account and ends its sessions; written to the audit log',
  run: async (args, variables) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { reason: { type: 'string' } },
      allowPositionals: true,
    });
    const [email = ''] = positionals;
    const order = { email, ...(values.reason === undefined ? {} : { reason: values.reason }) };
    console.log(await withCaller('reset-second-factor', ['auth'], variables, (caller) => reset(caller, order)));
  },
};

async function reset(caller: ServiceCaller, order: Order): Promise<string> {
  try {
    await caller.call(authHttp.resetSecondFactorByOperator, order);
    return `The second factor of ${order.email} was removed; its sessions are over.`;
  } catch (error) {
    if (error instanceof DomainError) throw new OperationRefusal(error.message, { cause: error });
    throw error;
  }
}
