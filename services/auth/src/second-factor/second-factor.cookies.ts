import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR } from '@pothik/contracts/auth';
import { API_PREFIX, COOKIE } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecretCookies } from '../secret-cookies/index.js';

/** Reads and writes the cookie by which a browser holds its pending log-in. */
@Injectable()
export class SecondFactorCookies {
  constructor(private readonly secrets: SecretCookies) {}

  read(request: FastifyRequest): string | undefined {
    return this.secrets.read(request, COOKIE.secondFactor);
  }

  set(reply: FastifyReply, secret: string): void {
    const options = { maxAge: SECOND_FACTOR.logInMs / 1000, path: API_PREFIX };
    this.secrets.set(reply, COOKIE.secondFactor, secret, options);
  }

  clear(reply: FastifyReply): void {
    this.secrets.clear(reply, COOKIE.secondFactor, API_PREFIX);
  }
}
