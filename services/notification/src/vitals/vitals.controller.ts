import { Controller } from '@nestjs/common';
import { notificationHttp, VITAL_BOUNDS, type Vital } from '@pothik/contracts/notification';
import type { Input } from '@pothik/contracts/platform';
import { Endpoint, In, Metrics } from '@pothik/service-kit';
import { inUnit, VITAL_METRICS } from './vitals.metrics.js';

type VitalsInput = Input<typeof notificationHttp.reportVitals>;

const VITALS = Object.keys(VITAL_BOUNDS) as Vital[];

/** Open to everybody: whose page it was is neither asked nor stored. */
@Controller()
export class VitalsController {
  constructor(private readonly metrics: Metrics) {}

  @Endpoint(notificationHttp.reportVitals)
  report(@In() { page, screen, ...vitals }: VitalsInput): null {
    for (const vital of VITALS) {
      const bound = vitals[vital];
      if (bound !== undefined) this.metrics.observe(VITAL_METRICS[vital], { page, screen }, inUnit(vital, bound));
    }
    return null;
  }
}
