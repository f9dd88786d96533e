import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import type { AttackAnswer, AttackTask } from './attack-message.js';

/** Of 19. Attackers have machines of their own: here they take the time that the platform leaves. */
const PRIORITY = 10;

/** An attack in a process of its own. */
export class AttackProcess {
  private constructor(private readonly child: ChildProcess) {}

  /** Resolves when the attack has begun. @throws Error when its process ends before */
  static async start(task: AttackTask): Promise<AttackProcess> {
    const child = fork(new URL('./run-attack.ts', import.meta.url));
    // From outside, before it has threads: on Linux each has a priority of its own, which it takes from the one that made it.
    if (child.pid !== undefined) setPriority(child.pid, Math.max(PRIORITY, getPriority()));
    const attack = new AttackProcess(child);
    await attack.ask(task);
    return attack;
  }

  /** Stops it and returns the status of each answer it had. @throws Error when its process ended before */
  async stop(): Promise<string[]> {
    const answer = await this.ask('stop');
    this.child.disconnect();
    await once(this.child, 'exit');
    if (!('answers' in answer)) throw new Error('The attack was stopped before it began.');
    return answer.answers;
  }

  /** Ends it whatever it does, when the bench fails. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  private ask(message: AttackTask | 'stop'): Promise<AttackAnswer> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The process of the attack ended with ${code}.`));
      if (!this.child.connected) return ended(this.child.exitCode);
      this.child.once('exit', ended);
      this.child.once('message', (answer) => {
        this.child.off('exit', ended);
        resolve(answer as AttackAnswer);
      });
      this.child.send(message);
    });
  }
}
