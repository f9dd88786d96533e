import { kQueueOptions, type Task, type TaskQueue } from 'tinypool';

/** What a question is for: somebody looks, or a fare is made from its answer. */
export type Purpose = 'LOOK' | 'ESTIMATE' | 'BOOKING';

/**
 * The questions that wait for a thread: urgent ones (estimates, bookings) and others by turns. So an urgent one waits for at most one other, and
 * no number of urgent ones stops the rest.
 */
export class QuestionQueue implements TaskQueue {
  private readonly urgent: Task[] = [];
  private readonly others: Task[] = [];
  private wasUrgent = false;

  get size(): number {
    return this.urgent.length + this.others.length;
  }

  push(task: Task): void {
    this.lineOf(task).push(task);
  }

  shift(): Task | null {
    const isUrgent = this.urgent.length > 0 && (!this.wasUrgent || this.others.length === 0);
    this.wasUrgent = isUrgent;
    return (isUrgent ? this.urgent : this.others).shift() ?? null;
  }

  remove(task: Task): void {
    const line = this.lineOf(task);
    const at = line.indexOf(task);
    if (at >= 0) line.splice(at, 1);
  }

  cancel(): void {
    for (const line of [this.urgent, this.others]) for (const task of line.splice(0)) task.cancel();
  }

  private lineOf(task: Task): Task[] {
    const { purpose } = task[kQueueOptions] as { purpose: Purpose };
    return purpose === 'LOOK' ? this.others : this.urgent;
  }
}
