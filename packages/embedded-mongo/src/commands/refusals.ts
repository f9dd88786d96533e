import { type Document, isDocument, type Value } from '../values/document.js';
import { badValue, MongoError, notImplemented } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { type Command, refuseUnknownFields } from './command.js';

const ANY_COMMAND = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);
const TRANSACTION_FIELDS = ['txnNumber', 'startTransaction', 'autocommit'];

function refuseTransaction(command: Document): void {
  if (TRANSACTION_FIELDS.some((field) => field in command)) {
    throw new MongoError(
      20,
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
}

/** Strings compare by their bytes: any other collation is refused rather than ignored. */
export function refuseCollation(collation: Value): void {
  if (isDocument(collation) && collation.locale !== 'simple') {
    throw notImplemented(`Collation '${collation.locale}' is not supported: only 'simple' is`);
  }
}

function refuseWriteConcern(writeConcern: Value): void {
  if (typeof writeConcern?.w !== 'string' && toNumber(writeConcern?.w ?? 1) > 1) {
    throw badValue("cannot use 'w' > 1 when a host is not replicated");
  }
}

/** Refuses options that no command supports, and fields that this command does not know. */
export function refuseUnsupported(name: string, command: Document, { fields }: Command): void {
  refuseTransaction(command);
  refuseCollation(command.collation);
  refuseWriteConcern(command.writeConcern);
  if (fields !== 'any') {
    const others = Object.keys(command).filter((field) => field !== name && !ANY_COMMAND.has(field));
    refuseUnknownFields(name, others, fields);
  }
}
