import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Endpoint, JSON_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { Metrics, onResponseClosed } from '@pothik/service-kit';
import { attachBody, BoundedUpload, CallerLeft, uploadMaximumBytes, uploadTooLarge } from '@pothik/service-kit/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BODIES_ENDED, JSON_BODIES_UNDER_WAY, UPLOADS_UNDER_WAY } from './body.metrics.js';
import { bodyKindOf, isAnnouncedTooLarge } from './body-kind.rules.js';
import { BODY_LIMITS, type BodyLimits } from './body-limits.js';
import { endedReasonOf } from './ended-body.rules.js';
import { JsonBodies } from './json-bodies.js';
import { Uploads } from './uploads.js';

/** Injects what differs from `BODY_LIMITS`. */
export const BODY_LIMITS_CHANGED = Symbol('changed body limits');

/**
 * Takes the bodies of the calls, before an owner is asked for a place: JSON completely, uploads with their bounds. So a
 * slow or endless body holds the gateway's own counted places, and never an owner's.
 */
@Injectable()
export class IncomingBodies implements OnModuleInit, OnModuleDestroy {
  private readonly limits: BodyLimits;
  private readonly json: JsonBodies;
  private readonly uploads: Uploads;
  private gauges: (() => void)[] = [];

  constructor(
    private readonly metrics: Metrics,
    @Inject(BODY_LIMITS_CHANGED) limits: Partial<BodyLimits>,
  ) {
    this.limits = { ...BODY_LIMITS, ...limits };
    this.json = new JsonBodies(this.limits);
    this.uploads = new Uploads(this.limits);
  }

  onModuleInit(): void {
    this.gauges = [
      this.metrics.gauge(JSON_BODIES_UNDER_WAY, async () => [{ labels: {}, value: this.json.count }]),
      this.metrics.gauge(UPLOADS_UNDER_WAY, async () => [{ labels: {}, value: this.uploads.count }]),
    ];
  }

  onModuleDestroy(): void {
    for (const remove of this.gauges) remove();
  }

  /**
   * Takes the body of a call and hands it on with its request.
   * @throws DomainError request/too-large or the call's own, request/too-slow, NoPlaceLeft; CallerLeft
   */
  async take(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, personId?: string): Promise<void> {
    const kind = bodyKindOf(endpoint, request.headers);
    try {
      if (kind === 'whole') attachBody(request.raw, await this.readWhole(request, endpoint));
      else if (kind === 'upload') this.begin(request, reply, endpoint, personId ?? request.ip);
    } catch (error) {
      this.count(error);
      throw error;
    }
  }

  private readWhole(request: FastifyRequest, { bodyMaximumBytes = JSON_MAXIMUM_BYTES }: Endpoint): Promise<Buffer> {
    if (isAnnouncedTooLarge(request.headers, bodyMaximumBytes)) throw new DomainError('request/too-large');
    return this.json.read(request.raw, request.ip, bodyMaximumBytes);
  }

  private begin(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, sender: string): void {
    const { files } = endpoint;
    if (files === undefined) return;
    const maximumBytes = uploadMaximumBytes(files);
    const tooLarge = uploadTooLarge(endpoint, files);
    if (isAnnouncedTooLarge(request.headers, maximumBytes)) throw tooLarge;
    const free = this.uploads.take(sender);
    const upload = new BoundedUpload(request.raw, { maximumBytes, tooLarge, limits: this.limits.upload });
    upload.once('error', (error) => {
      // Its reader may also give it up, for reasons of its own.
      if (error === upload.refusal || error instanceof CallerLeft) this.count(error);
    });
    attachBody(request.raw, upload);
    onResponseClosed(reply.raw, () => {
      if (reply.raw.writableFinished) upload.destroy();
      else upload.leave();
      free();
    });
  }

  private count(error: unknown): void {
    this.metrics.count(BODIES_ENDED, { reason: endedReasonOf(error) });
  }
}
