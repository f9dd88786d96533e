import { rideView } from '@pothik/contracts/ride';
import { RIDE_FIELDS, RIDE_FILE } from './ride-fields.table.js';
import { seenSources } from './seen-sources.js';
import { shownFindings } from './shown-fields.rules.js';
import { TOP, textOf } from './sources.js';
import { leavesOf } from './view-leaves.js';

describe('fields of a ride', () => {
  const fields = leavesOf(rideView);
  const sources = {
    textOf: (file: string) => textOf(TOP, file),
    seenBy: {
      rider: seenSources(TOP, 'frontends/rider/src'),
      driver: seenSources(TOP, 'frontends/driver/src'),
      administrator: seenSources(TOP, 'frontends/admin/src'),
      file: new Set([RIDE_FILE]),
    },
  };

  it('each is shown to rider, driver, administrators and in the CSV, or has a reason', () => {
    expect(shownFindings(fields, RIDE_FIELDS, sources)).toEqual([]);
    expect(fields.length).toBeGreaterThan(50);
  });

  it('bites on a new field', () => {
    const planted = leavesOf(rideView.extend({ tip: rideView.shape.fare }));
    expect(shownFindings(planted, RIDE_FIELDS, sources)).toEqual(['tip: nobody is shown it']);
  });

  it('bites when a page no longer shows a field', () => {
    const lost = (file: string) => sources.textOf(file).replaceAll('vehicleLicense', 'removed');
    expect(shownFindings(fields, RIDE_FIELDS, { ...sources, textOf: lost })).toHaveLength(3);
  });
});
