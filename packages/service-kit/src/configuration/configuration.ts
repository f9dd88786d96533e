/** Injection token of a service's own configuration: its additional environment keys, parsed. */
export const CONFIGURATION = Symbol('configuration');
