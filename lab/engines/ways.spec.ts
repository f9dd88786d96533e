import { waysOf } from './ways.mjs';

describe('an engine for tests', () => {
  it('is the one whose address is given, and no other', () => {
    expect(waysOf('redis', { REDIS_URL: 'redis://one:6379' }, 1, true)).toEqual(['given']);
  });

  it('is given only with its whole address', () => {
    expect(waysOf('s3', { S3_ENDPOINT: 'http://one:9000' }, 1, false)).toEqual(['native']);
  });

  it('runs in a container where an engine answers, and as a native process where its image cannot be had', () => {
    expect(waysOf('redis', {}, 1, true)).toEqual(['docker', 'native']);
    expect(waysOf('redis', {}, 1, false)).toEqual(['native']);
  });

  it('is a native router and geocoder where none is given: no image has the bundled data', () => {
    expect(waysOf('router', {}, 1, true)).toEqual(['native']);
    expect(waysOf('geocoder', {}, 1, true)).toEqual(['native']);
    expect(waysOf('router', { ROUTER_URL: 'http://one:5000' }, 1, true)).toEqual(['given']);
  });

  it('as three brokers is native: they are there to be killed one by one', () => {
    expect(waysOf('kafka', { KAFKA_BROKERS: 'one:9092' }, 3, true)).toEqual(['native']);
  });
});
