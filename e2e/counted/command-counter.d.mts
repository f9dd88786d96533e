/** Counts the commands that pass to a database, by name and collection. */
export class CommandCounter {
  static before(databaseUrl: string): Promise<CommandCounter>;
  /** Address of the database by which its commands are counted. */
  readonly url: string;
  /** The counts since the last time, most first. */
  take(): { total: number; byName: [command: string, count: number][] };
  close(): Promise<void>;
}
