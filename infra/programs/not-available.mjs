/** A program is not available on this machine: it is missing, or a registry refused. One sentence; fails no test. */
export class NotAvailable extends Error {
  name = 'NotAvailable';
}
