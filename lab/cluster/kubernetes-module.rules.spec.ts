import { mainModuleOf } from './kubernetes-module.rules.mjs';

it('takes the published modules in place of the folders that the module of Kubernetes lacks, at the same release', () => {
  const published = `// Comment.
module k8s.io/kubernetes

go 1.24.0

require k8s.io/api v0.0.0

replace (
	k8s.io/api => ./staging/src/k8s.io/api
	k8s.io/kms => ./staging/src/k8s.io/kms
)
`;
  expect(mainModuleOf(published, '1.34.4')).toBe(`// Comment.
module pothik/cluster

go 1.24.0

require k8s.io/api v0.0.0

replace (
	k8s.io/api => k8s.io/api v0.34.4
	k8s.io/kms => k8s.io/kms v0.34.4
)

require k8s.io/kubernetes v1.34.4
`);
});
