/** Told to the operator as it is, exit 1. */
export class OperationRefusal extends Error {}
