import { ENDPOINTS, ERRORS } from '@pothik/contracts/catalogue';
import {
  type Access,
  API_PREFIX,
  type Endpoint,
  isForServices,
  nameOfCall,
  ROLE,
  type Role,
} from '@pothik/contracts/platform';
import { openApiDocument } from '@pothik/service-kit/host';
import { tableLines } from './markdown-table.rules.js';

const PEOPLE = [undefined, ROLE.RIDER, ROLE.DRIVER, ROLE.ADMIN, ROLE.SUPER_ADMIN] as const;
const HEAD = ['call', '', 'visitor', 'rider', 'driver', 'administrator', 'super administrator'];

function mayCall(access: Access, role: Role | undefined): boolean {
  if (access === 'PUBLIC') return true;
  if (role === undefined || isForServices(access)) return false;
  return access === 'SIGNED_IN' || access.includes(role);
}

/** A SUPER_ADMIN has every right by nature. */
const wordFor = ({ access, right }: Endpoint, role: Role | undefined): string => {
  if (!mayCall(access, role)) return '';
  return right !== undefined && role === ROLE.ADMIN ? `with ${right}` : 'yes';
};

const callRow = (endpoint: Endpoint): string[] => [
  `\`${nameOfCall(endpoint)}\``,
  `${endpoint.method} ${API_PREFIX}${endpoint.path}`,
  ...PEOPLE.map((role) => wordFor(endpoint, role)),
];

const serviceRow = (endpoint: Endpoint): string[] => [
  `\`${nameOfCall(endpoint)}\``,
  isForServices(endpoint.access) ? endpoint.access.services.join(', ') : '',
];

/** Who may make which call; whether somebody may see or change the one that it names, its service decides. */
function rightsPage(): string {
  const sorted = [...ENDPOINTS].sort((one, other) => nameOfCall(one).localeCompare(nameOfCall(other)));
  return [
    '# Who may call what',
    '',
    'Made from the contracts by `npm run documents`. A guard decides by it before the input is read; whether a person may see or change what a call names, its service decides.',
    '',
    ...tableLines(HEAD, sorted.filter(({ access }) => !isForServices(access)).map(callRow)),
    '',
    '## Calls between services',
    '',
    ...tableLines(['call', 'by'], sorted.filter(({ access }) => isForServices(access)).map(serviceRow)),
    '',
  ].join('\n');
}

/** What is made from the contracts and checked in, by its path; a difference fails `documents.spec.ts`. */
export const documents = (): Readonly<Record<string, string>> => ({
  'docs/openapi.json': `${JSON.stringify(openApiDocument(ENDPOINTS, ERRORS, 'accessToken'), null, 1)}\n`,
  'docs/rights.md': rightsPage(),
});
