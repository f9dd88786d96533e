import { ROLE, type Role } from '@pothik/contracts/platform';
import { documentSchema } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** An entry of the audit log, as its owner published it; never deleted. */
export interface AuditLogDocument {
  _id: Types.ObjectId;
  eventId: string;
  act: string;
  actorId: string;
  actorRole: Role;
  subjectType: string;
  subjectId: string;
  /** Who acted first, then whom it concerns; absent in entries that an earlier release writes meanwhile. */
  people?: string[];
  reason: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  createdAt: Date;
}

export const AUDIT_LOG_MODEL = 'AuditLogEntry';

export const auditLogSchema = documentSchema<AuditLogDocument>(
  {
    eventId: { type: String, required: true, unique: true },
    act: { type: String, required: true },
    actorId: { type: String, required: true },
    actorRole: { type: String, enum: Object.values(ROLE), required: true },
    subjectType: { type: String, required: true },
    subjectId: { type: String, required: true },
    people: { type: [String], default: undefined },
    reason: { type: String, default: '' },
    before: { type: Schema.Types.Mixed, required: true },
    after: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'acts', minimize: false },
);
auditLogSchema.index({ createdAt: -1, _id: -1 });
auditLogSchema.index({ subjectId: 1, createdAt: -1 });
auditLogSchema.index({ people: 1, createdAt: -1 });
auditLogSchema.index({ act: 1, createdAt: -1 });
