import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE } from '../demonstration/people.js';

/** What of a started platform its first lines name. */
export interface Announced {
  PORT: number;
  HOST: string;
  demonstration: boolean;
  hasMailbox: boolean;
  hasSmsBox: boolean;
  /** The port of /metrics; with MANAGEMENT_PORT=0 nobody else knows it. */
  managementPort: number | undefined;
}

/** The lines that `npm start` prints once the platform is ready. */
export function announcement({ PORT, HOST, demonstration, managementPort, ...told }: Announced): string[] {
  const address = `http://localhost:${PORT}`;
  const people = DEMONSTRATION_PEOPLE.map(({ role, email, name }) => `  ${role.padEnd(12)}${email.padEnd(24)}${name}`);
  return [
    ...(demonstration ? [`Demo people, password ${DEMONSTRATION_PASSWORD}:`, ...people] : []),
    ...(told.hasMailbox ? [`Mailbox: ${address}/dev/mail`] : []),
    ...(told.hasSmsBox ? [`SMS: ${address}/dev/sms`] : []),
    ...(managementPort === undefined ? [] : [`Metrics: port ${managementPort} of ${HOST}, /metrics`]),
    `Pothik is ready at ${address}`,
  ];
}
