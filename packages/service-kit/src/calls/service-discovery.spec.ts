import { EventEmitter, once } from 'node:events';
import type { ResolvedAddress } from './instance-names.rules.js';
import { ServiceDiscovery } from './service-discovery.js';

const RIDE = 'dns+http://ride:8080';
const EVERY_MS = 1;

/** A DNS whose answers a test sets. */
class Resolver {
  hosts: string[] = [];
  private readonly asked = new EventEmitter();

  readonly lookUp = async (): Promise<ResolvedAddress[]> => {
    // Emitted once the answer has been processed.
    setImmediate(() => this.asked.emit('asked'));
    if (this.hosts.length === 0) throw Object.assign(new Error('nobody'), { code: 'ENOTFOUND' });
    return this.hosts.map((address) => ({ address, family: 4 }));
  };

  /** Resolves when the answer to a lookup that starts from now on has been processed. */
  async answered(): Promise<void> {
    await once(this.asked, 'asked');
    await once(this.asked, 'asked');
  }
}

describe('service discovery', () => {
  const resolver = new Resolver();
  let directory: ServiceDiscovery;

  const open = (given: readonly string[]) => {
    directory = new ServiceDiscovery(given, { lookUp: resolver.lookUp, lookAgainAfterMs: EVERY_MS });
  };

  afterEach(() => {
    directory.close();
    resolver.hosts = [];
  });

  it('returns the given addresses, each once, when none is a DNS name', () => {
    const lookUp = jest.fn(resolver.lookUp);
    directory = new ServiceDiscovery(['http://a:1', 'http://b:2', 'http://a:1'], { lookUp });
    expect(directory.addresses()).toEqual(['http://a:1', 'http://b:2']);
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('follows a DNS name: instances come and go, and other addresses stay', async () => {
    resolver.hosts = ['10.0.0.1'];
    open([RIDE, 'http://b:2']);
    expect(directory.addresses()).toEqual(['http://ride:8080', 'http://b:2']);
    await resolver.answered();
    expect(directory.addresses()).toEqual(['http://10.0.0.1:8080', 'http://b:2']);
    resolver.hosts = ['10.0.0.3', '10.0.0.2'];
    await resolver.answered();
    expect(directory.addresses()).toEqual(['http://10.0.0.2:8080', 'http://10.0.0.3:8080', 'http://b:2']);
  });

  it('keeps the last addresses while DNS fails or lists none: an unready instance may still answer', async () => {
    resolver.hosts = ['10.0.0.1'];
    open([RIDE]);
    await resolver.answered();
    resolver.hosts = [];
    await resolver.answered();
    expect(directory.addresses()).toEqual(['http://10.0.0.1:8080']);
  });

  it('makes no lookup once it is closed', async () => {
    const lookUp = jest.fn(resolver.lookUp);
    directory = new ServiceDiscovery([RIDE], { lookUp, lookAgainAfterMs: EVERY_MS });
    directory.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(lookUp).toHaveBeenCalledTimes(1);
  });
});
