import { Controller, type Type } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { notificationHttp } from '@pothik/contracts/notification';
import { type Input, OWNERS, type Owner } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import {
  answer,
  currentContext,
  defineService,
  Endpoint,
  Files,
  In,
  type Person,
  RawReply,
  RawRequest,
  StatedAddresses,
  type UploadedFile,
  Who,
} from '@pothik/service-kit';
import { type ServiceDefinition } from '@pothik/service-kit/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StandInState } from './stand-in-state.js';

type PersonOrNobody = Person | undefined;
type FileList = readonly UploadedFile[];
type Reply = FastifyReply;
type EpochInput = Input<typeof authHttp.epochOf>;

const MOMENT = '2026-11-02T06:00:00.000Z';
const ACCOUNT = {
  _id: '64f000000000000000000001',
  name: 'Rahima Khatun',
  email: 'rahima@pothik.test',
  role: 'RIDER',
  verified: true,
  createdAt: MOMENT,
  updatedAt: MOMENT,
};
/** The first bytes of a WebP file. */
export const PICTURE = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');
export const PICTURE_CACHING = 'public, max-age=31536000, immutable';

@Controller()
class StandInAuth {
  constructor(
    private readonly state: StandInState,
    private readonly addresses: StatedAddresses,
  ) {}

  @Endpoint(authHttp.epochOf)
  epochOf(@In() { personId, sessionId }: EpochInput) {
    this.state.epochRequests += 1;
    const epoch = this.state.epochs.get(personId);
    if (epoch === undefined) throw new DomainError('auth/user-not-found');
    return { epoch, sessionEnded: this.state.endedSessions.has(sessionId ?? '') };
  }

  /** A PUBLIC call that returns the caller of the statement. */
  @Endpoint(authHttp.logout)
  async logout(@Who() person: PersonOrNobody, @RawRequest() request: FastifyRequest) {
    this.state.cookies = request.headers.cookie;
    this.state.address = await this.addresses.of(request);
    return answer(null, { message: person?.id ?? 'nobody' });
  }

  @Endpoint(authHttp.login)
  async logIn(@RawRequest() request: FastifyRequest) {
    this.state.address = await this.addresses.of(request);
    return { user: ACCOUNT, expiresAt: MOMENT };
  }

  @Endpoint(authHttp.refresh)
  async refresh(@RawRequest() request: FastifyRequest, @RawReply() reply: Reply) {
    const setCookies = await this.state.refresh(request.headers.cookie ?? '');
    if (setCookies === undefined) throw new DomainError('auth/not-signed-in');
    reply.header('set-cookie', setCookies);
    return { user: ACCOUNT, expiresAt: MOMENT };
  }

  @Endpoint(authHttp.sendCode)
  sendCode() {
    return null;
  }

  /** A page call: redirects, with the requested page in the URL. */
  @Endpoint(authHttp.googleSignIn)
  async signInWithGoogle(@In() { returnTo }: { returnTo?: string }, @RawReply() reply: Reply): Promise<void> {
    await reply.redirect(`https://issuer.test/?page=${encodeURIComponent(returnTo ?? '')}`, 302);
  }
}

@Controller()
class StandInUser {
  constructor(private readonly state: StandInState) {}

  /** Returns the caller, with the request id in `address` and the correlation id in `phone`. */
  @Endpoint(userHttp.getMe)
  show(@Who() { id, email, role }: Person, @RawRequest() request: FastifyRequest) {
    this.state.cookies = request.headers.cookie;
    const { requestId, correlationId } = currentContext();
    return profile({ _id: id, email, role, address: requestId, phone: correlationId });
  }

  /** Returns the received size in bytes in `name`. */
  @Endpoint(userHttp.update)
  async update(@Who() { id, email, role }: Person, @Files() files: FileList) {
    await this.state.workOn(files[0] ?? {});
    return profile({ _id: id, email, role, name: String(files[0]?.bytes.length) });
  }

  @Endpoint(userHttp.exportUsers)
  exportUsers(@RawReply() reply: Reply): void {
    reply.hijack();
    this.state.openStream(reply.raw, 'text/csv; charset=utf-8');
  }

  @Endpoint(userHttp.picture)
  picture(@RawReply() reply: Reply): void {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'image/webp', 'cache-control': PICTURE_CACHING }).end(PICTURE);
  }
}

@Controller()
class StandInRide {
  @Endpoint(rideHttp.sendSos)
  sendSos(@In() { rideId }: { rideId: string }) {
    return { _id: rideId, status: 'OPEN', createdAt: MOMENT, updatedAt: MOMENT };
  }
}

@Controller()
class StandInNotification {
  constructor(private readonly state: StandInState) {}

  @Endpoint(notificationHttp.stream)
  stream(@RawReply() reply: Reply): void {
    reply.hijack();
    this.state.openStream(reply.raw);
  }
}

const profile = (fields: object) => ({
  name: '',
  address: '',
  phone: '',
  image: '',
  createdAt: MOMENT,
  updatedAt: MOMENT,
  ...fields,
});

const CONTROLLERS: Readonly<Record<Owner, readonly Type[]>> = {
  auth: [StandInAuth],
  user: [StandInUser],
  driver: [],
  ride: [StandInRide],
  notification: [StandInNotification],
};

/** Small services that serve a few of the real endpoints, built with the service kit. */
export function standInOwners(state: StandInState): ServiceDefinition[] {
  return OWNERS.map((name) => {
    const providers = [{ provide: StandInState, useValue: state }];
    // Nest distinguishes dynamic modules by their class.
    const module = { module: class StandInModule {}, controllers: [...CONTROLLERS[name]], providers };
    return defineService({ name, module, databases: false });
  });
}
