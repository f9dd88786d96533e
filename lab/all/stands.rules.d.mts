import type { LaneResult } from './lane-results.mjs';
import type { AllLane } from './lanes.table.mjs';

export function stands(result: LaneResult | undefined): boolean;
export function laneLine(lane: AllLane, result: LaneResult, isEarlier: boolean): string;
