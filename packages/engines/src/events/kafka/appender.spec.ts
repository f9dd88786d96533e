import type { TopicMessages } from 'kafkajs';
import { EngineUnavailable } from '../../failures/engine-unavailable.js';
import { Appender } from './appender.js';

const record = (value: string) => ({ key: 'a', value, headers: {} });
const refusal = Object.assign(new Error('too large'), { type: 'MESSAGE_TOO_LARGE' });

function fixture(answer: (values: string[]) => Promise<void>) {
  const requests: string[][] = [];
  const send = (batch: TopicMessages[]) => {
    const values = batch.flatMap(({ messages }) => messages.map(({ value }) => String(value)));
    requests.push(values);
    return answer(values);
  };
  return { requests, appender: new Appender({ send }) };
}

describe('Appends to Kafka', () => {
  it('share requests: appends made while one is running go together into the next, in order', async () => {
    let release: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { requests, appender } = fixture((values) => (values.includes('0') ? first : Promise.resolve()));
    const appends = [appender.append('t', [record('0')])];
    while (requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (const value of ['1', '2', '3']) appends.push(appender.append('t', [record(value)]));
    release();
    await Promise.all(appends);
    expect(requests).toEqual([['0'], ['1', '2', '3']]);
  });

  it('that wait behind a failed one are rejected too, so that nothing overtakes it', async () => {
    const { requests, appender } = fixture(async () => {
      throw new Error('away');
    });
    const large = 'x'.repeat(800_000);
    const outcomes = await Promise.allSettled(
      [large, large, '2'].map((value) => appender.append('t', [record(value)])),
    );
    expect(requests).toHaveLength(1);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(EngineUnavailable) });
  });

  it('reject only a refused record, with Kafka’s error', async () => {
    const { appender } = fixture(async (values) => {
      if (values.includes('bad')) throw refusal;
    });
    const outcomes = await Promise.allSettled(['0', 'bad', '2'].map((value) => appender.append('t', [record(value)])));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: refusal });
  });
});
