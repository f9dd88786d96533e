/**
 * The go.mod of a module in which the programs of Kubernetes can be built.
 * @param published the go.mod of k8s.io/kubernetes, which names folders that the published module lacks: their own modules replace them
 * @param version of Kubernetes, such as 1.34.4
 */
export function mainModuleOf(published: string, version: string): string;
