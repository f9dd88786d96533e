import { driverHttp } from '@pothik/contracts/driver';
import { type Data, type Endpoint, HEADER, type RawInput } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideView, rideHttp } from '@pothik/contracts/ride';
import { growthFindings, historyFindings } from '@pothik/infra/invariants';
import type { Actor, DriverActor } from '../../e2e/support/actors/actor.js';
import { partyIn } from '../../e2e/support/actors/party.rules.js';
import { privacyFindings } from '../../e2e/support/actors/privacy.rules.js';
import type {
  Acknowledgement,
  RefusedAnswer,
  RunRecord,
  SeenCode,
  StatedRefusal,
} from '../../e2e/support/actors/record.js';
import type { Answer } from '../../e2e/support/visitor.js';
import { answerFindings } from './checks/answer.rules.js';
import { driverFindings } from './checks/asked.rules.js';
import { type BlockChange, listFindings } from './checks/block.rules.js';
import type { RefusedBooking } from './checks/booking-limit.rules.js';
import { type AwayNote, isAsLeft, isNobodyNext, type Pricing } from './checks/next-driver.rules.js';
import type { RefusedSwitch } from './checks/pause.rules.js';
import type { KeptAct } from './kept-act.js';
import { Presence } from './presence.js';
import { askedIn, isOffering, isRejection, reachedBy, ridesIn, statedRefusal } from './ride-answer.rules.js';

/** Records every answer of one run: checks each at once, and stores what only the end of the run can decide. */
export class Witness implements RunRecord {
  readonly findings: string[] = [];
  /** One line for each call, in the order the answers came. */
  readonly trace: string[] = [];
  readonly acknowledged: Acknowledgement[] = [];
  readonly refused: StatedRefusal[] = [];
  readonly refusedAnswers: RefusedAnswer[] = [];
  readonly codes: SeenCode[] = [];
  readonly fares = new Map<string, number[]>();
  /** The incidents that were acknowledged. */
  readonly incidents = new Set<string>();
  /** Who of the drivers is logged out. */
  readonly presence = new Presence();
  /** Every fare that was asked, and every offer. */
  readonly pricings: Pricing[] = [];
  /** What was noted of drivers who move away. */
  readonly awayNotes: AwayNote[] = [];
  /** Whom drivers blocked, and whom no more. */
  readonly blockChanges: BlockChange[] = [];
  readonly refusedBookings: RefusedBooking[] = [];
  /** Who of the drivers was told of a pause. */
  readonly refusedSwitches: RefusedSwitch[] = [];
  /** The riders whose request may go to the next driver, by ride. */
  private readonly askers = new Map<string, Actor>();
  /** The rides that asked the nearest from the beginning. */
  private readonly nearest = new Set<string>();
  /** Acts that wait on their devices, oldest first. */
  kept: KeptAct[] = [];
  private readonly known = new Map<string, RideView>();

  /** The rides of this run as anybody last saw them, in the order they were booked. */
  get rides(): RideView[] {
    return [...this.known.values()];
  }

  /** Whether this ride's request may go to the next driver. */
  mayGoOn({ _id }: Pick<RideView, '_id'>): boolean {
    return this.askers.has(_id);
  }

  /** Makes a call as an actor and records the answer. `ageMs`: how long ago the actor pressed. */
  async ask<E extends Endpoint>(actor: Actor, endpoint: E, input: RawInput<E>, key?: string, ageMs?: number) {
    const sentAt = Date.now();
    if ((endpoint as Endpoint) === rideHttp.askNext) this.askers.set(String((input as Values).rideId), actor);
    const answer = await actor.visitor.ask(endpoint, input, {
      ...(key === undefined ? {} : { [HEADER.idempotencyKey]: key }),
      ...(ageMs === undefined ? {} : { [HEADER.actAge]: String(ageMs) }),
    });
    this.record(actor, { endpoint, input: input as Values, answer, key: key ?? '', sentAt, receivedAt: Date.now() });
    const asker = this.askers.get(String((input as Values).rideId));
    // The driver's answer says how he left the ride: only its rider sees whom it went to.
    if (asker && isSuccess(answer) && isRejection(endpoint, input as Values))
      await this.ask(asker, rideHttp.getRide, { rideId: String((input as Values).rideId) });
    return answer;
  }

  /**
   * Sends a command, or the same one twice concurrently under one key: then every success must return the same
   * document, and a repeat of an acknowledged command must be acknowledged.
   */
  async command<E extends Endpoint>(actor: Actor, endpoint: E, input: RawInput<E>, twice = false): Promise<void> {
    const key = crypto.randomUUID();
    const answers = await Promise.all((twice ? [1, 2] : [1]).map(() => this.ask(actor, endpoint, input, key)));
    if (!twice || !answers.some(isSuccess)) return;
    answers.push(await this.ask(actor, endpoint, input, key));
    const made = answers.filter(isSuccess).map(({ body }) => (body.data as { _id: string })._id);
    if (new Set(made).size > 1) this.findings.push(`one key of ${actor.name} made ${made.join(' and ')}`);
    const again = answers.at(-1) as Answer;
    if (!isSuccess(again) && again.status !== LOGGED_OUT)
      this.findings.push(`a repeat of ${made[0]} by ${actor.name} was refused: ${again.status}`);
  }

  /** Returns the data of a reading call that must succeed. @throws Error with the refusal */
  async read<E extends Endpoint>(actor: Actor, endpoint: E, input: RawInput<E>): Promise<Data<E>> {
    const { status, body } = await this.ask(actor, endpoint, input);
    if (status >= 300) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  }

  private record(actor: Actor, call: RecordedCall): void {
    const { endpoint, input, answer } = call;
    const { status, body } = answer as Answer<{ code?: string; message: string; data?: unknown }>;
    const rides = ridesIn(body.data);
    const outcome = body.code ?? (rides.length === 1 ? (rides[0] as RideView).rideStatus : '');
    this.trace.push(`${actor.name}: ${endpoint.name} ${JSON.stringify(input)} → ${status} ${outcome}`);
    const mayBeOut = this.presence.mayBeOut(driverIdOf(actor), call.sentAt);
    this.findings.push(...answerFindings(endpoint, answer, mayBeOut), ...privacyFindings(actor, body));
    if (isSuccess(answer)) this.recordSuccess(actor, call, body.data);
    else if (status !== LOGGED_OUT) this.recordRefusal(actor, call, body.code ?? '', body.message);
    for (const ride of rides) this.recordRide(actor, call, ride);
  }

  /** A former driver's repeated command is answered with the ride as he left it; a page never shows that. */
  private recordRide(actor: Actor, { endpoint, input }: RecordedCall, ride: RideView): void {
    if (isAsLeft(ride)) {
      if (endpoint.method === 'GET') this.findings.push(`${actor.name} still reads ride ${ride._id}, which went on`);
      return;
    }
    this.findings.push(...historyFindings(ride));
    // Whoever rejected a request that went on is shown his own rejection.
    if (!this.mayGoOn(ride) || !isRejection(endpoint, input)) this.see(ride);
  }

  private recordSuccess(actor: Actor, call: RecordedCall, data: unknown): void {
    const { endpoint, input, key, sentAt, receivedAt } = call;
    this.recordBlocks(actor, call, data);
    if (endpoint === rideHttp.sendSos) this.incidents.add((data as { _id: string })._id);
    if (endpoint.owner === 'driver' && endpoint.method === 'PATCH') this.presence.disturb(String(input.id));
    this.recordFares(call, data);
    const to = reachedBy(endpoint, input);
    if (to === undefined) return;
    const ride = data as RideView;
    if (endpoint === rideHttp.askNearest) this.asks(ride, actor);
    if (endpoint === rideHttp.askNext && ride.history.some(isNobodyNext)) return;
    if (to === RIDE_STATUS.REQUESTED) this.known.set(ride._id, this.known.get(ride._id) ?? ride);
    const typed = input.otp === undefined ? {} : { typed: String(input.otp) };
    const by = partyIn(ride, actor);
    const { personId } = actor;
    this.acknowledged.push({ rideId: ride._id, to, by, personId, key, sentAt, receivedAt, ...typed });
  }

  private recordBlocks(actor: Actor, { endpoint, input, sentAt, receivedAt }: RecordedCall, data: unknown): void {
    const at = { sentAt, receivedAt };
    if (endpoint === driverHttp.freeDrivers) {
      const listed = (data as Data<typeof driverHttp.freeDrivers>).data.map(({ _id }) => _id);
      this.findings.push(...listFindings(this.blockChanges, actor.personId, listed, at));
    }
    const blocks = endpoint === driverHttp.blockRider;
    if (blocks || endpoint === driverHttp.unblockRider)
      this.blockChanges.push({ driverId: driverIdOf(actor) ?? '', riderId: String(input.userId), blocks, ...at });
  }

  private asks({ _id }: RideView, actor: Actor): void {
    this.askers.set(_id, actor);
    this.nearest.add(_id);
  }

  private recordRefusal({ personId }: Actor, call: RecordedCall, code: string, message: string): void {
    const { endpoint, input, sentAt, receivedAt } = call;
    const rideId = String(input.rideId);
    this.refused.push(...statedRefusal(rideId, { code, message }, sentAt));
    const to = reachedBy(endpoint, input);
    if (to === RIDE_STATUS.ACCEPTED || to === RIDE_STATUS.REJECTED)
      this.refusedAnswers.push({ rideId, personId, code, sentAt });
    const driverIds = askedIn(endpoint, input);
    if (driverIds) this.refusedBookings.push({ riderId: personId, driverIds, code, sentAt, receivedAt });
    if (code === 'driver/paused') this.refusedSwitches.push({ driverId: String(input.id), sentAt, receivedAt });
  }

  /** What a driver asked, with the acceptance or afterwards, and what the rider offered. */
  private recordFares({ endpoint, input, sentAt, receivedAt }: RecordedCall, data: unknown): void {
    const isAsked = endpoint === rideHttp.setFare || endpoint === rideHttp.updateStatus;
    const fare = isAsked ? input.fare : isOffering(endpoint) ? input.offer : undefined;
    if (fare === undefined) return;
    const { _id: rideId } = data as RideView;
    this.fares.set(rideId, [...(this.fares.get(rideId) ?? []), Number(fare)]);
    this.pricings.push({ rideId, fare: Number(fare), isAsked, sentAt, receivedAt });
  }

  private see(ride: RideView): void {
    const { _id: rideId, startCode: code, fare } = ride;
    if (code !== undefined) this.codes.push({ rideId, code, fare });
    const known = this.known.get(rideId);
    if (known === undefined) return;
    this.findings.push(...growthFindings(known, ride), ...driverFindings(known, ride, this.nearest.has(rideId)));
    if (isNewer(ride, known)) this.known.set(rideId, ride);
  }
}

export type Values = Readonly<Record<string, unknown>>;

interface RecordedCall {
  endpoint: Endpoint;
  input: Values;
  answer: Answer;
  key: string;
  sentAt: number;
  receivedAt: number;
}

export const LOGGED_OUT = 401;

const driverIdOf = (actor: Actor): string | undefined =>
  'driverId' in actor ? (actor as DriverActor).driverId : undefined;

const isSuccess = ({ status }: Pick<Answer, 'status'>): boolean => status < 300;

const isNewer = (one: RideView, other: RideView): boolean =>
  one.history.length > other.history.length ||
  (one.history.length === other.history.length && one.updatedAt >= other.updatedAt);
