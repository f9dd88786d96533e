// git diff --name-only main | node infra/deployment/changed-workspaces.mjs: the workspaces to test, as JSON.
import { readFileSync } from 'node:fs';
import { changedWorkspaces } from './changed.rules.mjs';
import { workspaces } from './workspaces.mjs';

const files = readFileSync(0, 'utf8').split('\n').filter(Boolean);
console.log(JSON.stringify(changedWorkspaces(files, workspaces())));
