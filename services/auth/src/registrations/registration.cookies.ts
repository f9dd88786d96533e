import { Injectable } from '@nestjs/common';
import { REGISTRATION } from '@pothik/contracts/auth';
import { API_PREFIX, COOKIE } from '@pothik/contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecretCookies } from '../secret-cookies/index.js';

/** Reads and writes the cookie by which a browser holds its registration. */
@Injectable()
export class RegistrationCookies {
  constructor(private readonly secrets: SecretCookies) {}

  read(request: FastifyRequest): string | undefined {
    return this.secrets.read(request, COOKIE.registration);
  }

  set(reply: FastifyReply, secret: string): void {
    const options = { maxAge: REGISTRATION.validMs / 1000, path: API_PREFIX };
    this.secrets.set(reply, COOKIE.registration, secret, options);
  }

  clear(reply: FastifyReply): void {
    this.secrets.clear(reply, COOKIE.registration, API_PREFIX);
  }
}
