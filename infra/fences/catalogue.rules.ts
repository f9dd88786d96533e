/** Events without a consumer, by type, with the reason why nobody needs them. */
export type UnconsumedEvents = Readonly<Record<string, string>>;

/** What is wrong with the consumers of the catalogue's events; each is handled, or listed with its reason. */
export function eventFindings(
  types: readonly string[],
  handled: readonly string[],
  unconsumed: UnconsumedEvents,
): string[] {
  const isListed = (type: string) => Object.hasOwn(unconsumed, type);
  return [
    ...types.filter((type) => !handled.includes(type) && !isListed(type)).map((type) => `${type}: nobody consumes it`),
    ...handled.filter((type) => !types.includes(type)).map((type) => `${type}: consumed, but not in the catalogue`),
    ...Object.keys(unconsumed)
      .filter((type) => handled.includes(type) || !types.includes(type))
      .map((type) => `${type}: listed as unconsumed, but consumed or unknown`),
  ];
}

/** The calls that a service serves in place of their owner: the gateway would never send them there. */
export const strayCalls = (service: string, served: readonly string[]): string[] =>
  served.filter((call) => !call.startsWith(`${service}.`)).map((call) => `${call}: served by ${service}`);

export interface Calls {
  /** The names of all endpoints of the contracts. */
  declared: readonly string[];
  /** Those that people may call. */
  forPeople: readonly string[];
  /** One entry for each controller method that serves a call. */
  served: readonly string[];
  /** The operations of the OpenAPI document. */
  documented: readonly string[];
}

/** What is wrong with the calls of the contracts: each is served by one method, and documented if people may call it. */
export function callFindings({ declared, forPeople, served, documented }: Calls): string[] {
  const methods = (call: string) => served.filter((name) => name === call).length;
  return [
    ...declared.filter((call) => methods(call) !== 1).map((call) => `${call}: served by ${methods(call)} methods`),
    ...[...new Set(served)].filter((call) => !declared.includes(call)).map((call) => `${call}: not in the contracts`),
    ...forPeople.filter((call) => !documented.includes(call)).map((call) => `${call}: not documented`),
    ...documented.filter((call) => !forPeople.includes(call)).map((call) => `${call}: documented, but not for people`),
  ];
}
