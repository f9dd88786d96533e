/** This machine cannot have an engine: a program is missing or a registry refused. One sentence; no failure of a test. */
export class NotToBeHad extends Error {
  name = 'NotToBeHad';
}
