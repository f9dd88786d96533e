/**
 * How the embedded database is told where to listen: on a socket that only its owner may use. Windows has no such sockets:
 * there it listens on a port, a free one first, and after a restart on that of `former`, the address drivers know.
 */
export function listeningArguments(platform: NodeJS.Platform, former?: string): string[] {
  if (platform !== 'win32') return [];
  return ['--port', former === undefined ? '0' : new URL(former).port];
}

/** The address in the line that the database prints once it is ready; undefined in any other line. */
export const readyAddress = (line: string): string | undefined => /\bready on (mongodb:\/\/\S+)$/.exec(line)?.[1];
