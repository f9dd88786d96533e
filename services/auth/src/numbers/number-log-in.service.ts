import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { SMS_CODE_PURPOSE } from '@pothik/contracts/notification';
import { accountNumber, type Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { type AccountDocument, AccountRepository, registerByPhone } from '../accounts/index.js';
import { AddressTriesService } from '../address-tries/index.js';
import { NumberCodeService } from '../codes/index.js';
import { admitByNumber, isFresh, proveAgain } from './number.rules.js';
import { NumberHolderService } from './number-holder.service.js';
import { OwnerProofService } from './owner-proof.service.js';

interface LogInForm {
  phone: string;
  otp: string;
  name?: string | undefined;
  isNewcomer?: true | undefined;
  password?: string | undefined;
  mailedOtp?: string | undefined;
}

/** The browser in which a code is typed: its address as counted, and whether it signed in to an account before. */
interface LogInBrowser {
  address: string | undefined;
  isKnownTo(accountId: string): boolean;
}

const purpose = SMS_CODE_PURPOSE.LOG_IN;

/** Signs up and logs in by a number and its code: which it is, only the right code tells. */
@Injectable()
export class NumberLogInService {
  constructor(
    private readonly codes: NumberCodeService,
    private readonly accounts: AccountRepository,
    private readonly holders: NumberHolderService,
    private readonly proofs: OwnerProofService,
    private readonly tries: AddressTriesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The account of the number, or a new one. What is missing is asked for before the code is used, so that it can be sent again.
   * @throws DomainError request/too-many by the address before anything else; auth/code-invalid; the refusals of OwnerProofService
   * and of admitByNumber; request/conflict when the number moves at this moment
   */
  admit(form: LogInForm, browser: LogInBrowser): Promise<AccountDocument> {
    const phone = accountNumber(form.phone);
    const attempt = {
      call: 'logInByPhone',
      address: browser.address,
      isKnown: () => this.isKnown(phone, browser),
    } as const;
    return this.tries.evaluate(attempt, () => this.prove(phone, form, browser.isKnownTo));
  }

  /**
   * Mails another code to the account of a number whose code is right, which it stays; returns what may be said of the e-mail.
   * @throws DomainError request/too-many and auth/code-invalid as admit; the refusals of OwnerProofService
   */
  sendProof(
    form: Pick<LogInForm, 'phone' | 'otp'>,
    browser: LogInBrowser,
    language: Language | undefined,
  ): Promise<string> {
    const phone = accountNumber(form.phone);
    const attempt = {
      call: 'sendLogInProof',
      address: browser.address,
      isKnown: () => this.isKnown(phone, browser),
    } as const;
    return this.tries.evaluate(attempt, async () => {
      await this.codes.check({ phone, purpose }, form.otp);
      return this.proofs.sendCode(await this.accounts.findByPhone(phone), language);
    });
  }

  private async isKnown(phone: string, { isKnownTo }: LogInBrowser): Promise<boolean> {
    const holder = await this.accounts.findByPhone(phone);
    return holder !== undefined && isKnownTo(holder._id.toString());
  }

  private async prove(
    phone: string,
    { otp, name, isNewcomer, ...proof }: LogInForm,
    isKnownTo: LogInBrowser['isKnownTo'],
  ): Promise<AccountDocument> {
    const now = this.clock.now();
    const code = await this.codes.check({ phone, purpose }, otp);
    const holder = await this.accounts.findByPhone(phone);
    const isKnown = holder !== undefined && isKnownTo(holder._id.toString());
    const isAsked = holder !== undefined && !isKnown && !isFresh(holder, now);
    const isOwner = isKnown || (isAsked && (await this.proofs.isGiven(holder, proof)));
    const wasDeleted = holder === undefined && (await this.accounts.wasDeletedWithPhone(phone));
    const admission = admitByNumber(holder, { name, isNewcomer: isNewcomer === true, isOwner, wasDeleted }, now);
    await this.codes.spend(code);
    if (admission.to === 'account') return this.proveAgain(holder, phone);
    return this.makeAccount(admission.name, phone);
  }

  private async proveAgain(holder: AccountDocument | undefined, phone: string): Promise<AccountDocument> {
    const id = holder?._id.toString() ?? '';
    const account =
      holder &&
      (await this.accounts.change(id, (current) => proveAgain(current, phone, this.clock.now()), {
        actor: { kind: 'person', id, role: holder.role },
      }));
    if (account === undefined) throw new DomainError('auth/code-invalid');
    return account;
  }

  /** Of two who take a number at once the unique index admits one. */
  private async makeAccount(name: string, phone: string): Promise<AccountDocument> {
    try {
      await this.holders.free(phone);
      return await this.accounts.create(registerByPhone({ name, phone }, this.clock.now()));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'auth/number-taken') throw new DomainError('request/conflict');
      throw error;
    }
  }
}
