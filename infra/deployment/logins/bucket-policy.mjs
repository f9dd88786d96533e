// node infra/deployment/logins/bucket-policy.mjs pothik-web: prints the policy of a bucket, made of objects-of-*.json.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../local/paths.mjs';
import { bucketPolicy } from './bucket-policy.rules.mjs';

const FOLDER = inRoot('infra', 'deployment', 'logins');
const policies = Object.fromEntries(
  readdirSync(FOLDER).flatMap((file) => {
    const [, name] = /^objects-of-(\w+)\.json$/.exec(file) ?? [];
    return name === undefined ? [] : [[`pothik-${name}`, JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))]];
  }),
);
try {
  console.log(JSON.stringify(bucketPolicy(process.argv[2] ?? '', policies), null, 2));
} catch (error) {
  console.error(`${error.message} Name pothik or pothik-web.`);
  process.exitCode = 1;
}
