import { kQueueOptions } from 'tinypool';
import { type Purpose, QuestionQueue } from './question-queue.js';

const task = (name: string, purpose: Purpose = 'LOOK') => ({ name, [kQueueOptions]: { purpose }, cancel: jest.fn() });
const inOrder = (queue: QuestionQueue) => {
  const names: (string | undefined)[] = [];
  while (queue.size > 0) names.push((queue.shift() as ReturnType<typeof task> | null)?.name);
  return names;
};

it('gives urgent questions and others by turns, each in the order they came', () => {
  const queue = new QuestionQueue();
  for (const one of [
    task('a'),
    task('b'),
    task('U', 'BOOKING'),
    task('c'),
    task('V', 'ESTIMATE'),
    task('W', 'BOOKING'),
  ])
    queue.push(one);
  expect(inOrder(queue)).toEqual(['U', 'a', 'V', 'b', 'W', 'c']);
  expect(queue.shift()).toBeNull();
});

it('gives urgent questions one after another where no other waits', () => {
  const queue = new QuestionQueue();
  for (const one of [task('U', 'BOOKING'), task('V', 'ESTIMATE')]) queue.push(one);
  expect(inOrder(queue)).toEqual(['U', 'V']);
});

it('removes one question, and cancels all', () => {
  const queue = new QuestionQueue();
  const [a, U] = [task('a'), task('U', 'BOOKING')];
  for (const one of [a, U, task('b')]) queue.push(one);
  queue.remove(a);
  expect(queue.size).toBe(2);
  queue.cancel();
  expect([queue.size, U.cancel.mock.calls.length, a.cancel.mock.calls.length]).toEqual([0, 1, 0]);
});
