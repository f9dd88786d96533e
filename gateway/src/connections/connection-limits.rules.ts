/** One address can take this part of the connections: five are needed to take all of them. */
const PART_OF_ONE_ADDRESS = 5;

/**
 * How many connections one address may have open. Generous, because thousands of phones share an address behind their
 * carrier, each with a stream that stays open. Behind a proxy every connection has the proxy's address: no limit.
 */
export const connectionsPerAddress = (maximum: number, isBehindProxy: boolean): number =>
  isBehindProxy ? maximum : Math.ceil(maximum / PART_OF_ONE_ADDRESS);
