import fs from 'node:fs';

/** SQLite's log of what was committed since the last checkpoint; it exists as long as the database is open. */
export class WriteAheadLog {
  private readonly descriptor: number;
  /** Syncs since it was opened. */
  syncs = 0;

  /** `file` is the database's, open and in WAL mode. */
  constructor(file: string) {
    this.descriptor = fs.openSync(`${file}-wal`, 'r+');
  }

  /** Puts all that was written to the log on disk, in another thread. */
  sync(done: (error?: Error) => void): void {
    this.syncs += 1;
    fs.fdatasync(this.descriptor, (error) => done(error ?? undefined));
  }

  close(): void {
    fs.closeSync(this.descriptor);
  }
}
