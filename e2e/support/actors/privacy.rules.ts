import { isEngaged, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';
import type { Actor } from './actor.js';
import { isAdministrator, partyIn } from './party.rules.js';

type Node = Readonly<Record<string, unknown>>;

/** Protected values, by their pattern. */
const SECRETS = [
  { name: 'phone', looks: /\b01[3-9]\d{8}\b/ },
  { name: 'plate', looks: /\bDM-\w+/ },
  { name: 'e-mail', looks: /@[\w-]+\.\w/ },
  { name: 'code', looks: /(?<![\w-])\d{6}(?![\w-])/ },
] as const;
type Secret = (typeof SECRETS)[number]['name'];

/** Amounts of money may have six digits, like a code. */
const AMOUNTS = ['totalEarnings', 'totalFare'];

/** The context of a value: the nearest ride, profile, incident or person, and the value's own key. */
interface ValueContext {
  key: string;
  kind: 'ride' | 'profile' | 'incident' | 'me' | 'nothing';
  node: Node;
}

const NOWHERE: ValueContext = { key: '', kind: 'nothing', node: {} };

/** One sentence for each code, phone, plate or e-mail, and each ride of others, that the viewer must not see. */
export const privacyFindings = (viewer: Actor, body: unknown): string[] => findingsIn(viewer, body, NOWHERE);

function findingsIn(viewer: Actor, value: unknown, context: ValueContext): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findingsIn(viewer, item, context));
  if (typeof value === 'object' && value !== null) return findingsInNode(viewer, value as Node, context);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  if (typeof value === 'number' && AMOUNTS.includes(context.key)) return [];
  return SECRETS.filter(({ name, looks }) => looks.test(String(value)) && !mayShow(name, viewer, context)).map(
    ({ name }) => `${viewer.name} saw the ${name} "${value}" as ${context.key} of ${describe(context)}`,
  );
}

function findingsInNode(viewer: Actor, node: Node, around: ValueContext): string[] {
  const kind = kindOf(node, viewer) ?? around.kind;
  const here = kind === around.kind ? around.node : node;
  const strange =
    kind === 'ride' && here === node && partyIn(node as unknown as RideView, viewer) === 'STRANGER'
      ? [`${viewer.name} saw a ride of others: ${String(node._id)}`]
      : [];
  const told =
    kind === 'ride' && 'asking' in node && partyIn(node as unknown as RideView, viewer) === 'DRIVER'
      ? [`${viewer.name} saw who else was asked: ${String(node._id)}`]
      : [];
  return [
    ...strange,
    ...told,
    ...Object.entries(node).flatMap(([key, value]) => findingsIn(viewer, value, { key, kind, node: here })),
  ];
}

function kindOf(node: Node, viewer: Actor): ValueContext['kind'] | undefined {
  if ('history' in node && 'rideStatus' in node) return 'ride';
  if ('raisedBy' in node && 'ride' in node) return 'incident';
  if ('licenseNumber' in node) return 'profile';
  return node._id === viewer.personId && 'role' in node ? 'me' : undefined;
}

/** Administrators see contact data, a driver his own profile, both parties of an engaged ride phones and plate. */
function mayShow(secret: Secret, viewer: Actor, { kind, node, key }: ValueContext): boolean {
  if (kind === 'ride') return mayShowInRide(secret, viewer, node as unknown as RideView, key);
  if (secret === 'code' || kind === 'nothing') return false;
  if (kind === 'me' || isAdministrator(viewer)) return true;
  return kind === 'profile' && (node.user as Node | undefined)?._id === viewer.personId;
}

/** The code is shown to its rider while ACCEPTED; phones and plate from ACCEPTED until the end, the plate to administrators always. */
function mayShowInRide(secret: Secret, viewer: Actor, ride: RideView, key: string): boolean {
  const party = partyIn(ride, viewer);
  if (secret === 'code') return party === 'RIDER' && ride.rideStatus === RIDE_STATUS.ACCEPTED && key === 'startCode';
  if (secret === 'plate' && isAdministrator(viewer)) return true;
  return secret !== 'e-mail' && party !== 'STRANGER' && isEngaged(ride.rideStatus);
}

const describe = ({ kind, node }: ValueContext): string =>
  `${kind} ${String(node._id ?? '')} ${String(node.rideStatus ?? '')}`;
