import { Long } from 'bson';
import { toBigInt } from '../values/numbers.js';
import type { Command } from './command.js';
import { batchSizeOf } from './find.js';

export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run({ cursors, database }, command) {
    const size = batchSizeOf(command.batchSize) || Number.POSITIVE_INFINITY;
    return cursors.more(toBigInt(command.getMore), `${database}.${command.collection}`, size);
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  run({ cursors }, command) {
    const cursorsKilled: Long[] = [];
    const cursorsNotFound: Long[] = [];
    for (const given of command.cursors) {
      const id = toBigInt(given);
      (cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(Long.fromBigInt(id));
    }
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};
