import { readDistributedConfiguration } from './distributed-configuration.js';

describe('the distributed platform', () => {
  it('has two instances of everything, a free port and no demonstration people by default', () => {
    expect(readDistributedConfiguration({}, {})).toEqual({ PORT: 0, DEMO: 'off', instances: 2 });
  });

  it('takes the instances from the command line and the rest from the environment', () => {
    const read = readDistributedConfiguration({ PORT: '8080', DEMO: 'on', DATA_DIR: '/data' }, { instances: '3' });
    expect(read).toEqual({ PORT: 8080, DEMO: 'on', DATA_DIR: '/data', instances: 3 });
  });

  it('is refused in one sentence that names every invalid setting', () => {
    expect(() => readDistributedConfiguration({ PORT: 'many', DEMO: 'perhaps' }, { instances: '0' })).toThrow(
      'These settings are not right: PORT, DEMO, instances.',
    );
  });
});
