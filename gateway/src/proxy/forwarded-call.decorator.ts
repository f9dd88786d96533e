import { applyDecorators, HttpCode, RequestMapping, RequestMethod, UseFilters } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type Endpoint, lastsAsRead, nameOfCall } from '@pothik/contracts/platform';
import { keepForwardedCall } from '../calls/admitted-call.js';
import { isPageCall, pathsOf } from './page-calls.rules.js';
import { LogInRedirectFilter } from './refusal.filters.js';

/** Makes a controller's method the gateway's route of a call. */
export const ForwardedCall = (call: Endpoint): MethodDecorator =>
  applyDecorators(
    RequestMapping({ path: pathsOf(call), method: RequestMethod[call.method] }),
    HttpCode(call.status),
    RouteConfig({ call: nameOfCall(call), isStream: lastsAsRead(call) }),
    keepForwardedCall(call),
    ...(isPageCall(call) ? [UseFilters(LogInRedirectFilter)] : []),
  );
