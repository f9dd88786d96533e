import { type AuditLogEntry, actWord, DELETED_PERSON } from '@pothik/contracts/notification';
import { dhakaTime } from '@pothik/contracts/platform';
import type { CsvColumn } from '@pothik/service-kit';

/** The columns of the audit log as a CSV file. */
export const AUDIT_LOG_COLUMNS: readonly CsvColumn<AuditLogEntry>[] = [
  { en: 'When (Dhaka time)', bn: 'কখন (ঢাকার সময়)', cell: ({ createdAt }) => dhakaTime(createdAt) },
  { en: 'Act', bn: 'কাজ', cell: ({ act }, language) => actWord(act, language) },
  { en: 'Who', bn: 'কে', cell: ({ actor }, language) => actor.name || DELETED_PERSON[language] },
  { en: 'Role', bn: 'ভূমিকা', cell: ({ actor }) => actor.role },
  { en: 'About', bn: 'যার বিষয়ে', cell: ({ subjectType }, language) => actWord(subjectType, language) },
  { en: 'Name', bn: 'নাম', cell: ({ subjectName = '' }) => subjectName },
  { en: 'Identifier', bn: 'শনাক্তকারী', cell: ({ subjectId }) => subjectId },
  { en: 'Reason', bn: 'কারণ', cell: ({ reason }) => reason },
];
