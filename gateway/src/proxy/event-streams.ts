import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Metrics, OPEN_STREAMS, onResponseClosed } from '@pothik/service-kit';

/** The open event streams. They never end by themselves, so the gateway ends them when it stops. */
@Injectable()
export class EventStreams {
  private readonly open = new Set<ServerResponse>();
  private readonly stopGauge: () => void;

  constructor(metrics: Metrics) {
    this.stopGauge = metrics.gauge(OPEN_STREAMS, async () => [{ labels: {}, value: this.open.size }]);
  }

  add(response: ServerResponse): void {
    this.open.add(response);
    onResponseClosed(response, () => this.open.delete(response));
  }

  /** Destroys the connections; readers reconnect with `Last-Event-ID`. */
  endAll(): void {
    this.stopGauge();
    for (const response of this.open) response.destroy();
  }
}
