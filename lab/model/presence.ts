import type { DriverActor } from '../../e2e/support/actors/actor.js';

interface State {
  is: 'leaving' | 'out' | 'returning' | 'in';
  /** Somebody changed the driver's profile meanwhile: a driver who came ONLINE after the log-out stays ONLINE. */
  isDisturbed: boolean;
  /** Milliseconds since the epoch. */
  backAt: number;
}

/** Which drivers of a run are logged out. */
export class Presence {
  private readonly states = new Map<string, State>();

  /** False while another step logs the driver out or in. */
  leaves({ driverId }: DriverActor): boolean {
    if (this.is(driverId) !== 'in') return false;
    this.states.set(driverId, { is: 'leaving', isDisturbed: false, backAt: 0 });
    return true;
  }

  hasLeft({ driverId }: DriverActor): void {
    this.move(driverId, 'out');
  }

  /** False unless the driver is logged out, and nobody else logs him in. */
  returns({ driverId }: DriverActor): boolean {
    if (this.is(driverId) !== 'out') return false;
    this.move(driverId, 'returning');
    return true;
  }

  isBack({ driverId }: DriverActor): void {
    this.states.set(driverId, { is: 'in', isDisturbed: false, backAt: Date.now() });
  }

  disturb(driverId: string): void {
    const state = this.states.get(driverId);
    if (state !== undefined) state.isDisturbed = true;
  }

  isOut({ driverId }: DriverActor): boolean {
    return this.is(driverId) === 'out';
  }

  /** Logged out, and nothing else happened to the profile since. */
  isOutUndisturbed(driver: DriverActor): boolean {
    return this.isOut(driver) && this.states.get(driver.driverId)?.isDisturbed === false;
  }

  /** Whether a call sent at this time may have come without a session. */
  mayBeOut(driverId: string | undefined, sentAt: number): boolean {
    const state = driverId === undefined ? undefined : this.states.get(driverId);
    return state !== undefined && (state.is !== 'in' || state.backAt >= sentAt);
  }

  private is(driverId: string): State['is'] {
    return this.states.get(driverId)?.is ?? 'in';
  }

  private move(driverId: string, is: State['is']): void {
    const state = this.states.get(driverId);
    if (state !== undefined) state.is = is;
  }
}
