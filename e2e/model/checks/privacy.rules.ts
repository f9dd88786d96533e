import { isEngaged, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';
import type { Actor } from '../actor.js';
import { isAdministrator, partyIn } from '../party.rules.js';

type Node = Readonly<Record<string, unknown>>;

/** What must not be shown to everybody, by how it looks. */
const SECRETS = [
  { name: 'phone', looks: /\b01[3-9]\d{8}\b/ },
  { name: 'plate', looks: /\bDM-\w+/ },
  { name: 'e-mail', looks: /@[\w-]+\.\w/ },
  { name: 'code', looks: /(?<![\w-])\d{6}(?![\w-])/ },
] as const;
type Secret = (typeof SECRETS)[number]['name'];

/** Amounts of money may have six digits. */
const AMOUNTS = ['totalEarnings', 'totalFare'];

/** What stands around a value: the nearest ride, profile, incident or person, and the value's own name. */
interface Place {
  key: string;
  kind: 'ride' | 'profile' | 'incident' | 'me' | 'nothing';
  node: Node;
}

const NOWHERE: Place = { key: '', kind: 'nothing', node: {} };

/** No one ever sees a code, phone, plate or e-mail they should not, nor a ride of others: a sentence for each. */
export const privacyFindings = (viewer: Actor, body: unknown): string[] => look(viewer, body, NOWHERE);

function look(viewer: Actor, value: unknown, place: Place): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => look(viewer, item, place));
  if (typeof value === 'object' && value !== null) return lookInto(viewer, value as Node, place);
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  if (typeof value === 'number' && AMOUNTS.includes(place.key)) return [];
  return SECRETS.filter(({ name, looks }) => looks.test(String(value)) && !mayShow(name, viewer, place)).map(
    ({ name }) => `${viewer.name} saw the ${name} "${value}" as ${place.key} of ${describe(place)}`,
  );
}

function lookInto(viewer: Actor, node: Node, around: Place): string[] {
  const kind = kindOf(node, viewer) ?? around.kind;
  const here = kind === around.kind ? around.node : node;
  const strange =
    kind === 'ride' && here === node && partyIn(node as unknown as RideView, viewer) === 'STRANGER'
      ? [`${viewer.name} saw a ride of others: ${String(node._id)}`]
      : [];
  return [
    ...strange,
    ...Object.entries(node).flatMap(([key, value]) => look(viewer, value, { key, kind, node: here })),
  ];
}

function kindOf(node: Node, viewer: Actor): Place['kind'] | undefined {
  if ('history' in node && 'rideStatus' in node) return 'ride';
  if ('raisedBy' in node && 'ride' in node) return 'incident';
  if ('licenseNumber' in node) return 'profile';
  return node._id === viewer.personId && 'role' in node ? 'me' : undefined;
}

/** Administrators look after people; a driver sees his own profile; both sides of an engaged ride see phones and plate. */
function mayShow(secret: Secret, viewer: Actor, { kind, node, key }: Place): boolean {
  if (kind === 'ride') return mayShowInRide(secret, viewer, node as unknown as RideView, key);
  if (secret === 'code' || kind === 'nothing') return false;
  if (kind === 'me' || isAdministrator(viewer)) return true;
  return kind === 'profile' && (node.user as Node | undefined)?._id === viewer.personId;
}

/** The code is its rider's while ACCEPTED; phones and plate are shown from ACCEPTED until the end. */
function mayShowInRide(secret: Secret, viewer: Actor, ride: RideView, key: string): boolean {
  const party = partyIn(ride, viewer);
  if (secret === 'code') return party === 'RIDER' && ride.rideStatus === RIDE_STATUS.ACCEPTED && key === 'startCode';
  return secret !== 'e-mail' && party !== 'STRANGER' && isEngaged(ride.rideStatus);
}

const describe = ({ kind, node }: Place): string =>
  `${kind} ${String(node._id ?? '')} ${String(node.rideStatus ?? '')}`;
