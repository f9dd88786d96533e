import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { ServiceCaller } from '@pothik/service-kit';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';
import { withCaller } from './owner-caller.js';

/** Makes a verified account SUPER_ADMIN while everything runs, as SUPER_ADMIN_EMAIL does at a start. */
export const makeSuperAdmin: Operation = {
  use: 'make-super-admin <email>',
  meaning: 'makes the verified account of this e-mail SUPER_ADMIN while the platform runs; a driver stays a driver',
  run: async ([email = ''], variables) => {
    console.log(await withCaller('make-super-admin', ['auth'], variables, (caller) => nameSuperAdmin(caller, email)));
  },
};

async function nameSuperAdmin(caller: ServiceCaller, email: string): Promise<string> {
  try {
    const account = await caller.call(authHttp.makeSuperAdmin, { email });
    return `${account.name} (${account.email}) is SUPER_ADMIN.`;
  } catch (error) {
    if (error instanceof DomainError) throw new OperationRefusal(error.message, { cause: error });
    throw error;
  }
}
