import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { IssuedToken } from './refresh-token.rules.js';
import {
  type EndedFamilyDocument,
  REFRESH_TOKEN_MODEL,
  type RefreshTokenDocument,
  SESSION_FAMILY_MODEL,
  type SessionFamilyDocument,
} from './session.model.js';

/** The only file that reads and writes session families and refresh tokens. */
@Injectable()
export class SessionRepository {
  constructor(
    @InjectModel(SESSION_FAMILY_MODEL) private readonly families: Model<SessionFamilyDocument>,
    @InjectModel(REFRESH_TOKEN_MODEL) private readonly tokens: Model<RefreshTokenDocument>,
  ) {}

  /** The id of a family that is to be stored: its first token says it. */
  newId(): Types.ObjectId {
    return new Types.ObjectId();
  }

  /** Stores a new family with its first token. */
  async startFamily(family: Omit<SessionFamilyDocument, 'endedAt'>): Promise<void> {
    await this.families.create({ ...family, endedAt: null });
  }

  async findFamily(id: string): Promise<SessionFamilyDocument | undefined> {
    return (await this.families.findById(id).lean<SessionFamilyDocument>()) ?? undefined;
  }

  /** The families of a person that neither ended nor expired; some may be over by their epoch. */
  openFamilies(personId: string, now: Date): Promise<SessionFamilyDocument[]> {
    const open = { personId, endedAt: null, expiresAt: { $gt: now } };
    return this.families.find(open).lean<SessionFamilyDocument[]>().exec();
  }

  /**
   * Replaces the tokens of a family that is as it was seen, and extends it to the expiry of its new token; false when it has
   * ended or other tokens were issued since.
   */
  async storeTokens(
    seen: Pick<SessionFamilyDocument, '_id' | 'lastNumber'>,
    next: { lastNumber: number; tokens: IssuedToken[]; expiresAt: Date },
  ): Promise<boolean> {
    const unchanged = { _id: seen._id, endedAt: null, lastNumber: seen.lastNumber ?? null };
    const { expiresAt, ...tokens } = next;
    const { matchedCount } = await this.families.updateOne(unchanged, { $set: tokens, $max: { expiresAt } });
    return matchedCount === 1;
  }

  /** A token that the former release issued. */
  async findFormerToken(tokenHash: string): Promise<RefreshTokenDocument | undefined> {
    return (await this.tokens.findOne({ tokenHash }).lean<RefreshTokenDocument>()) ?? undefined;
  }

  /** Stores the time of the first use only. */
  async markFormerUsed(tokenHash: string, usedAt: Date): Promise<void> {
    await this.tokens.updateOne({ tokenHash, usedAt: null }, { $set: { usedAt } });
  }

  /** Ends a family by one write that also notes that its end is unannounced; undefined when it had ended before. */
  async endFamily(id: string, endedAt: Date): Promise<EndedFamilyDocument | undefined> {
    const ended = { $set: { endedAt, endUnannounced: true } };
    const options = { returnDocument: 'after' as const };
    const family = this.families.findOneAndUpdate({ _id: id, endedAt: null }, ended, options);
    return (await family.lean<EndedFamilyDocument>()) ?? undefined;
  }

  /** Ended families whose end is unannounced, at most `limit`. */
  unannouncedEnds(limit: number): Promise<EndedFamilyDocument[]> {
    return this.families.find({ endUnannounced: true }).limit(limit).lean<EndedFamilyDocument[]>().exec();
  }

  async markAnnounced(id: string): Promise<void> {
    await this.families.updateOne({ _id: id }, { $unset: { endUnannounced: 1 } });
  }
}
