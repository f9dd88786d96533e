import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { type IssuedToken, presentedToken, tokensAfterExchange } from './refresh-token.rules.js';
import { RefreshTokenSigner } from './refresh-token.signer.js';
import type { SessionFamilyDocument } from './session.model.js';
import { SessionRepository } from './session.repository.js';
import { refreshTokenEnd } from './session.rules.js';

const FIRST_NUMBER = 1;

/** A refresh token that somebody presented, with its family. */
export interface PresentedToken {
  token: IssuedToken;
  family: SessionFamilyDocument;
  /** Issued by the former release, in a document of its own. */
  isFormer: boolean;
}

/** Issues and finds refresh tokens: a family stores those that may still be used, and no document for each. */
@Injectable()
export class RefreshTokenService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly signer: RefreshTokenSigner,
    private readonly clock: Clock,
  ) {}

  /** Starts a family with its first token. */
  async start(family: Pick<SessionFamilyDocument, '_id' | 'personId' | 'epoch' | 'startedAt'>): Promise<string> {
    const { text, issued } = this.issue(family, FIRST_NUMBER);
    const { expiresAt } = issued;
    await this.sessions.startFamily({ ...family, lastNumber: FIRST_NUMBER, tokens: [issued], expiresAt });
    return text;
  }

  /** Undefined: this platform issued no such token, or its family has expired. */
  async find(text: string): Promise<PresentedToken | undefined> {
    const tokenHash = this.signer.hash(text);
    const stated = this.signer.read(text);
    if (stated === undefined) return this.findFormer(tokenHash);
    const family = await this.sessions.findFamily(stated.familyId);
    if (family === undefined) return undefined;
    const token = presentedToken(tokenHash, stated, this.signer.isSigned(text), family.tokens ?? []);
    return token && { token: { ...token, tokenHash }, family, isFormer: false };
  }

  /** The token for which this one is exchanged; undefined when its family changed meanwhile. */
  async exchange({ family, token, isFormer }: PresentedToken): Promise<string | undefined> {
    const now = this.clock.now();
    const lastNumber = (family.lastNumber ?? 0) + 1;
    const { text, issued } = this.issue(family, lastNumber);
    const tokens = tokensAfterExchange(family.tokens ?? [], token, issued, now);
    const isStored = await this.sessions.storeTokens(family, { lastNumber, tokens, expiresAt: issued.expiresAt });
    if (!isStored) return undefined;
    // After the new one: a crash in between leaves the former one valid.
    if (isFormer) await this.sessions.markFormerUsed(token.tokenHash, now);
    return text;
  }

  /** As its family knows it, once it was exchanged in this release. */
  private async findFormer(tokenHash: string): Promise<PresentedToken | undefined> {
    const former = await this.sessions.findFormerToken(tokenHash);
    if (former === undefined) return undefined;
    const family = await this.sessions.findFamily(former.familyId);
    if (family === undefined) return undefined;
    const { usedAt, expiresAt } = former;
    const found = family.tokens?.find((token) => token.tokenHash === tokenHash);
    return { token: found ?? { tokenHash, usedAt, expiresAt }, family, isFormer: true };
  }

  private issue({ _id }: Pick<SessionFamilyDocument, '_id'>, number: number) {
    const expiresAt = refreshTokenEnd(this.clock.now());
    const text = this.signer.issue({ familyId: _id.toString(), number, expiresAt });
    return { text, issued: { tokenHash: this.signer.hash(text), usedAt: null, expiresAt } };
  }
}
