import { mayHaveDemonstration, seedSettings } from './demonstration.rules.js';

describe('demonstration people, whose password everybody knows', () => {
  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]'])('are allowed at %s', (publicUrl) => {
    expect(mayHaveDemonstration(publicUrl)).toBe(true);
  });

  it.each(['', 'nowhere', 'https://pothik.example', 'http://localhost.example', 'http://10.0.0.1'])(
    'are refused at %j',
    (publicUrl) => {
      expect(mayHaveDemonstration(publicUrl)).toBe(false);
    },
  );
});

it('are made by services that know of them, so that none warns that nobody is SUPER_ADMIN', () => {
  expect(seedSettings('http://localhost:8080', 'people')).toEqual({
    PUBLIC_URL: 'http://localhost:8080',
    DEMO: 'people',
  });
});
