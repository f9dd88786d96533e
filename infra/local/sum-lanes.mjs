// node infra/local/sum-lanes.mjs FILE: prints what failed and the totals of all commands that appended to the file (LANE_TOTALS).
import { printTotals, readTotals } from './lane-totals.mjs';

printTotals(readTotals(process.argv[2]));
