import { not, type ShownTo, shownFindings } from './shown-fields.rules.js';

const hidden = not('a reason');
const everybody = new Set(['card.tsx']);
const findings = (text: string, where: string, field = 'driver.plate', readers = everybody) =>
  shownFindings(
    [field],
    { [field]: [where, hidden, hidden, hidden] },
    { textOf: () => text, seenBy: { rider: readers, driver: everybody, administrator: everybody, file: everybody } },
  );

describe('fields shown to readers', () => {
  it.each(['ride.driver.plate', 'const { plate } = driver', '({ brand, plate }: Driver) =>', '{ plate: shown }'])(
    'passes a file that reads the field: %s',
    (text) => {
      expect(findings(text, 'card.tsx')).toEqual([]);
    },
  );

  it.each(['// ride.driver.plate', '/** {plate} */', "import { plate } from './plate';", 'plateOf(driver)'])(
    'finds a file that does not read it: %s',
    (text) => {
      expect(findings(text, 'card.tsx')).toEqual(['driver.plate: card.tsx does not read plate']);
    },
  );

  it('accepts a parent that is handed on, and nothing else in its place', () => {
    expect(findings('draw(ride.point)', 'card.tsx: point', 'point.lat')).toEqual([]);
    expect(findings('draw(ride.drop)', 'card.tsx: drop', 'point.lat')).toEqual([
      'point.lat: card.tsx does not read drop',
    ]);
  });

  it('finds a file that the reader’s pages do not contain', () => {
    expect(findings('driver.plate', 'card.tsx', 'driver.plate', new Set())).toEqual([
      'driver.plate: the rider never sees card.tsx',
    ]);
  });

  it('finds a new field, a field that is gone, and an empty reason', () => {
    const listed: Record<string, ShownTo> = { gone: [hidden, hidden, hidden, not('')] };
    const seenBy = { rider: everybody, driver: everybody, administrator: everybody, file: everybody };
    expect(shownFindings(['fresh'], listed, { textOf: () => '', seenBy })).toEqual([
      'fresh: nobody is shown it',
      'gone: the view has no such field',
      'gone: no reason for the file',
    ]);
  });
});
