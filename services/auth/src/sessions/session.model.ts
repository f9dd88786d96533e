import { documentSchema, embeddedSchema, endsAfter } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { IssuedToken } from './refresh-token.rules.js';

/** One log-in, with the refresh tokens by which it goes on; its id is the session's (`sid`). */
export interface SessionFamilyDocument {
  _id: Types.ObjectId;
  personId: string;
  /** The account's epoch at log-in, by which `isOver` decides. */
  epoch: number;
  startedAt: Date;
  endedAt: Date | null;
  /** Set with `endedAt`, removed once the end is announced: what a crash left behind is found by it. */
  endUnannounced?: true;
  expiresAt: Date;
  /** The number of the last refresh token; absent while the former release's are used. */
  lastNumber?: number;
  /** The tokens that may still be used, the oldest first; an older one is recognised by its signature. */
  tokens?: IssuedToken[];
}

/** One that has ended. */
export type EndedFamilyDocument = SessionFamilyDocument & { endedAt: Date };

/** A refresh token of the former release, which stores each in a document of its own until it expires; only its hash. */
export interface RefreshTokenDocument {
  tokenHash: string;
  familyId: string;
  usedAt: Date | null;
  expiresAt: Date;
}

export const SESSION_FAMILY_MODEL = 'SessionFamily';
export const REFRESH_TOKEN_MODEL = 'RefreshToken';

const issuedToken = embeddedSchema<IssuedToken>({
  tokenHash: { type: String, required: true },
  usedAt: { type: Date, default: null },
  expiresAt: { type: Date, required: true },
  // Absent rather than null in tokens of releases before, as in the first of a family.
  successorOf: String,
});

export const sessionFamilySchema = documentSchema<SessionFamilyDocument>(
  {
    personId: { type: String, required: true, index: true },
    epoch: { type: Number, required: true },
    startedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    endUnannounced: { type: Boolean },
    expiresAt: { type: Date, required: true },
    lastNumber: Number,
    // Absent rather than empty in families of the former release.
    tokens: { type: [issuedToken], default: undefined },
  },
  { collection: 'session_families' },
);
endsAfter(sessionFamilySchema, 'expiresAt', 0);

sessionFamilySchema.index({ endUnannounced: 1 }, { sparse: true, name: 'ends-to-announce' });

export const refreshTokenSchema = documentSchema<RefreshTokenDocument>(
  {
    tokenHash: { type: String, required: true },
    familyId: { type: String, required: true },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'refresh_tokens' },
);
refreshTokenSchema.index({ tokenHash: 1 }, { unique: true, name: 'one-of-each-token' });
refreshTokenSchema.index({ familyId: 1 }, { name: 'tokens-of-family' });
endsAfter(refreshTokenSchema, 'expiresAt', 0);
