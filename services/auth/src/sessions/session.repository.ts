import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
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

  /** Starts a family; returns its id. */
  async startFamily(
    admitted: Pick<SessionFamilyDocument, 'personId' | 'epoch'>,
    startedAt: Date,
    expiresAt: Date,
  ): Promise<string> {
    const _id = new Types.ObjectId();
    await this.families.create({ _id, ...admitted, startedAt, endedAt: null, expiresAt });
    return _id.toString();
  }

  async findFamily(id: string): Promise<SessionFamilyDocument | undefined> {
    return (await this.families.findById(id).lean<SessionFamilyDocument>()) ?? undefined;
  }

  /** The families of a person that neither ended nor expired; some may be over by their epoch. */
  openFamilies(personId: string, now: Date): Promise<SessionFamilyDocument[]> {
    const open = { personId, endedAt: null, expiresAt: { $gt: now } };
    return this.families.find(open).lean<SessionFamilyDocument[]>().exec();
  }

  async findToken(tokenHash: string): Promise<RefreshTokenDocument | undefined> {
    return (await this.tokens.findOne({ tokenHash }).lean<RefreshTokenDocument>()) ?? undefined;
  }

  /** Adds a token and extends its family to the token's expiry. */
  async addToken(token: { tokenHash: string; familyId: string; expiresAt: Date }): Promise<void> {
    await this.tokens.create({ ...token, usedAt: null });
    await this.families.updateOne({ _id: token.familyId }, { $max: { expiresAt: token.expiresAt } });
  }

  /** Stores the time of the first use only. */
  async markUsed(tokenHash: string, usedAt: Date): Promise<void> {
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
