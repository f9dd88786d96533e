import { manifestFiles, manifestsOf, requestsOf } from './kubernetes-manifests.js';
import { textOf } from './top-folder.js';

const all = manifestFiles().flatMap(manifestsOf);
const operations = textOf('docs/operations.md').replaceAll('\n', ' ');

/** A sum in tenths of a larger unit, rounded up: what is said to suffice does. */
const inTenths = (sum: number, unit: number): string => (Math.ceil((sum * 10) / unit) / 10).toFixed(1);

/** What the smallest number of instances of every Deployment requests, and `more` of each. */
function requested(more: number): string {
  const parts = all
    .filter(({ kind }) => kind === 'Deployment')
    .map((deployment) => {
      const { name } = deployment.metadata;
      const scaler = all.find(({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === name);
      return { instances: scaler?.spec.minReplicas + more, ...requestsOf(deployment) };
    });
  const millis = parts.reduce((sum, part) => sum + part.instances * part.millis, 0);
  const mebibytes = parts.reduce((sum, part) => sum + part.instances * part.mebibytes, 0);
  return `${inTenths(millis, 1000)} processors and ${inTenths(mebibytes, 1024)} GiB`;
}

describe('docs/operations.md says', () => {
  it('what the smallest number of instances requests', () => {
    expect(operations).toContain(`the smallest number of instances requests ${requested(0)}`);
  });

  it('what a release of all of them at once requests, with one more instance of each', () => {
    expect(operations).toContain(`a release of all of them at once ${requested(1)}`);
  });
});
