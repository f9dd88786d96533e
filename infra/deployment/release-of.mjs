// node infra/deployment/release-of.mjs ride-v1.2.0: prints what the tag releases, as lines name=value.
import { SERVICES } from '../docker/secrets.mjs';
import { workspaces } from './workspaces.mjs';

const [, service, version] = /^(.+)-v(\d+\.\d+\.\d+)$/.exec(process.argv[2] ?? '') ?? [];

function refuse(why) {
  console.error(why);
  process.exit(1);
}

if (!SERVICES.includes(service)) refuse(`Tags are <service>-v1.2.3, for one of ${SERVICES.join(', ')}.`);
const { folder, version: written } = workspaces().find(({ name }) => name === `@pothik/${service}`);
if (written !== version) refuse(`${folder}/package.json says ${written}, the tag ${version}.`);
const dockerfile = `infra/docker/${service === 'gateway' ? 'gateway' : 'service'}.Dockerfile`;
console.log(`service=${service}\nversion=${version}\nworkspace=${folder}\ndockerfile=${dockerfile}`);
