import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { ROLE } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, Sweeper } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, AddressHasher } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';
import { PasswordCommandHasher } from '../passwords/index.js';
import { RideProjectionService } from '../projections/index.js';
import { deleteAccount, deleteFormer, purgedUntil } from './account-deletion.rules.js';
import { type DeletionForm, DeletionProofService } from './account-deletion-proof.service.js';

export const PURGE_SWEEP = 'deleted-accounts';
const PURGE_SWEEP_MS = 3_600_000;

@Injectable()
export class AccountDeletionService implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly proofs: DeletionProofService,
    private readonly commands: PasswordCommandHasher,
    private readonly addresses: AddressHasher,
    private readonly projections: RideProjectionService,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(PURGE_SWEEP, PURGE_SWEEP_MS, () => this.accounts.purgeDeleted(purgedUntil(this.clock.now())));
  }

  /**
   * Deletes the caller's own account, proved by password or code; its sessions end at once.
   * @throws DomainError what DeletionProofService and deleteAccount refuse; auth/last-super-admin
   */
  async delete(person: Person, form: DeletionForm, command: IdempotencyKey | undefined): Promise<void> {
    const sealed = this.commands.seal(command);
    // Read before looking for the command: a concurrent run of the same command is then seen by one of the two reads.
    const present = await this.accounts.find(person.id);
    const account =
      (await this.accounts.findByIdempotencyKey(sealed)) ?? (await this.deleteProved(present, person, form, sealed));
    await this.epochs.announce(account, 'everywhere');
  }

  private async deleteProved(
    present: AccountDocument | undefined,
    person: Person,
    form: DeletionForm,
    command: IdempotencyKey | undefined,
  ) {
    if (present === undefined) throw new DomainError('auth/not-signed-in');
    const context = { hasOpenRide: await this.hasOpenRide(present), ...this.hashesOf(present) };
    const decide = (account: AccountDocument) => deleteAccount(account, context, this.clock.now());
    // Checked before a password is required or a code mailed, and again at the write.
    decide(present);
    await this.proofs.require(present, form);
    // Before the account that knows of them: after a crash between the two its owner asks again.
    for (const id of present.formerIds ?? [])
      await this.accounts.change(id, (former) => deleteFormer(former, this.clock.now()), { actor: actorOf(person) });
    const prepare = async (seen: AccountDocument) => {
      decide(seen);
      const isAsProved = seen.passwordHash === present.passwordHash && seen.phone === present.phone;
      // A guest who became theirs meanwhile is not deleted yet.
      if (!isAsProved || seen.formerIds?.length !== present.formerIds?.length)
        throw new DomainError('request/conflict');
      if (seen.role === ROLE.SUPER_ADMIN) await this.requireOtherSuperAdmin(person.id);
    };
    const options = { actor: actorOf(person), ...(command && { command }) };
    const deleted = await this.accounts.changeAfter(person.id, prepare, decide, options);
    if (deleted === undefined) throw new DomainError('auth/not-signed-in');
    return deleted;
  }

  private async hasOpenRide({ _id, formerIds = [] }: AccountDocument): Promise<boolean> {
    const about = await Promise.all([_id.toString(), ...formerIds].map((id) => this.projections.about(id)));
    return about.some(({ hasOpenRide }) => hasOpenRide);
  }

  private hashesOf({ email, phone }: AccountDocument): { emailHash?: string; phoneHash?: string } {
    return {
      ...(email !== '' && { emailHash: this.addresses.hash(email) }),
      ...(phone !== undefined && { phoneHash: this.addresses.hash(phone) }),
    };
  }

  private async requireOtherSuperAdmin(id: string): Promise<void> {
    if (!(await this.accounts.holdSuperAdmin({ otherThan: id }))) throw new DomainError('auth/last-super-admin');
  }
}
