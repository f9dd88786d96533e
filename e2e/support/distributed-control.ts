import type { ChildProcess } from 'node:child_process';

/** One process of the gateway or a service. */
export interface DistributedProcess {
  name: string;
  /** Counted from 1. */
  instance: number;
  /** Undefined while it is not running. */
  pid?: number;
  port: number;
  /** The port of its /metrics. */
  managementPort: number;
  /** How often it was started. */
  starts: number;
}

export interface DistributedReadiness {
  name: string;
  instance: number;
  ready: boolean;
  /** What it needs and is away; itself while it does not answer. */
  down: string[];
  /** What else is away. */
  degraded: string[];
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

interface Answer {
  id: number;
  done?: unknown;
  failed?: string;
}

/** Sends commands to the distributed platform about its processes and engines. */
export class DistributedControl {
  private asked = 0;

  constructor(private readonly platform: ChildProcess) {
    // Several commands may be pending at a time.
    platform.setMaxListeners(0);
  }

  processes(): Promise<DistributedProcess[]> {
    return this.ask('processes');
  }

  /** Checks the readiness of each process now. */
  ready(): Promise<DistributedReadiness[]> {
    return this.ask('ready');
  }

  /** `KAFKA_BROKERS`, `MONGO_URL` and so on. */
  addresses(): Promise<Record<string, string>> {
    return this.ask('addresses');
  }

  /** SIGKILL; the platform restarts the process. @returns the killed process id */
  kill(name: string, instance: number): Promise<number> {
    return this.ask('kill', { name, instance });
  }

  /** SIGTERM, without a restart. @returns how it ended, null when it was not running */
  stopService(name: string, instance: number): Promise<Ending | null> {
    return this.ask('stop-service', { name, instance });
  }

  startService(name: string, instance: number): Promise<void> {
    return this.ask('start-service', { name, instance });
  }

  /** SIGKILL; the engine stays down until `startEngine`. `node` is one of several brokers, counted from 1. */
  killEngine(engine: string, node?: number): Promise<void> {
    return this.ask('kill-engine', { engine, node });
  }

  /** With its earlier port and data. Resolves once it answers. */
  startEngine(engine: string, node?: number): Promise<void> {
    return this.ask('start-engine', { engine, node });
  }

  /** Empties every engine while services are stopped, and starts them: like a new platform. */
  empty(): Promise<void> {
    return this.ask('empty');
  }

  private ask<Done>(what: string, fields: object = {}): Promise<Done> {
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      const onEnd = () => settle(() => reject(new Error(`The platform ended before it answered "${what}".`)));
      const onAnswer = (answer: unknown) => {
        const { id: answered, done, failed } = answer as Answer;
        if (answered !== id) return;
        settle(() => (failed === undefined ? resolve(done as Done) : reject(new Error(`${what}: ${failed}`))));
      };
      const settle = (action: () => void) => {
        this.platform.off('message', onAnswer).off('exit', onEnd);
        action();
      };
      this.platform.on('message', onAnswer).once('exit', onEnd);
      this.platform.send({ id, do: what, ...fields }, (error) => error && settle(() => reject(error)));
    });
  }
}
