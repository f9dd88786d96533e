/** A refused operation: its message is printed for the operator, exit 1. */
export class OperationRefusal extends Error {}
