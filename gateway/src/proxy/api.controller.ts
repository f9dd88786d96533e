import { All, Controller, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { DomainError, ENDPOINTS } from '@pothik/contracts/catalogue';
import { type Endpoint, isForServices, nameOfCall } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OriginGuard } from '../csrf/origin.guard.js';
import { AddressLimitGuard } from '../rate-limits/address-limit.guard.js';
import { PersonLimitGuard } from '../rate-limits/person-limit.guard.js';
import { SessionGuard } from '../sessions/session.guard.js';
import { ForwardedCall } from './forwarded-call.decorator.js';
import { ForwarderService } from './forwarder.service.js';
import { NoPlaceLeftFilter } from './refusal.filters.js';

/**
 * The calls that people may make: each is admitted by the guards, in this order, and forwarded as it came to the service that
 * owns it. Its methods are made from the catalogue, below.
 */
@Controller()
@UseFilters(NoPlaceLeftFilter)
@UseGuards(OriginGuard, AddressLimitGuard, SessionGuard, PersonLimitGuard)
export class ApiController {
  constructor(readonly forwarder: ForwarderService) {}
}

/** An unknown path below these is answered 404, and never serves the web app. */
@Controller()
export class ReservedPathsController {
  @All(['api', 'api/*', 'internal', 'internal/*'])
  refuse(): never {
    throw new DomainError('request/not-found');
  }
}

function addRoute(call: Endpoint): void {
  const name = nameOfCall(call);
  const method = {
    value: function forward(this: ApiController, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      return this.forwarder.forward(call, request, reply);
    },
  };
  Object.defineProperty(ApiController.prototype, name, method);
  Req()(ApiController.prototype, name, 0);
  Res()(ApiController.prototype, name, 1);
  ForwardedCall(call)(ApiController.prototype, name, method);
}

for (const call of ENDPOINTS) if (!isForServices(call.access)) addRoute(call);
