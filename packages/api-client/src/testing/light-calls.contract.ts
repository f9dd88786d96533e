import type { Endpoint } from '@pothik/contracts/platform';

type Calls = Readonly<Record<string, Endpoint>>;

const lineOf = ({ method, path, body, files }: Endpoint) => ({
  method,
  path,
  hasBody: body !== undefined,
  files: files?.field,
});

/** Calls that are written without their schemas are the contracts' calls by the same names, with body and files where theirs have them. */
export function lightCallsContract(light: Calls, declared: Calls): void {
  it.each(Object.entries(light))('%s is the contracts’ call', (name, call) => {
    const theirs = declared[name];
    expect(theirs && lineOf(theirs)).toEqual(lineOf(call));
    expect([call.params, call.query]).toEqual([undefined, undefined]);
  });
}
