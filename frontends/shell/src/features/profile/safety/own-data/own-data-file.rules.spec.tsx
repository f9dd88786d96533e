import { ownDataFileName, ownDataText } from './own-data-file.rules';

it('the file is named by its day', () => {
  expect(ownDataFileName('2026-11-01T18:30:00.000Z')).toBe('pothik-my-data-2026-11-02.json');
});

it('the file is JSON with each part by its name', () => {
  const text = ownDataText({ madeAt: '2026-11-02T06:00:00.000Z', parts: { rides: [{ fare: 120 }], places: {} } });
  expect(JSON.parse(text)).toEqual({
    platform: 'Pothik',
    madeAt: '2026-11-02T06:00:00.000Z',
    rides: [{ fare: 120 }],
    places: {},
  });
  expect(text).toContain('\n  "rides"');
});
