import type { ServerResponse } from 'node:http';
import { onceClosed } from '@pothik/service-kit';

/** The event streams that pass through. They never end by themselves, so a gateway that stops ends them. */
export class EventStreams {
  private readonly open = new Set<ServerResponse>();

  keep(response: ServerResponse): void {
    this.open.add(response);
    onceClosed(response, () => this.open.delete(response));
  }

  /** Cuts them: whoever reads one comes back with the number of the last event. */
  endAll(): void {
    for (const response of this.open) response.destroy();
  }
}
