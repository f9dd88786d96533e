/** Injection token of a service's own configuration: its extra environment keys, parsed. */
export const CONFIGURATION = Symbol('configuration');
