import type { ServerResponse } from 'node:http';
import { onceClosed } from '@pothik/service-kit';

/** The open event streams. They never end by themselves, so the gateway ends them when it stops. */
export class EventStreams {
  private readonly open = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    this.open.add(response);
    onceClosed(response, () => this.open.delete(response));
  }

  /** Destroys the connections; readers reconnect with `Last-Event-ID`. */
  endAll(): void {
    for (const response of this.open) response.destroy();
  }
}
