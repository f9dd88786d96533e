import { gate } from './../contracts/event-log-fixture.js';
import { deliverByKey } from './deliver-by-key.js';

const record = (text: string) => ({ key: text.charAt(0), text });
const records = ['a1', 'b1', 'a2', 'b2', 'c1'].map(record);

describe('Records of a partition', () => {
  it('of one key are delivered one after another, those of others meanwhile', async () => {
    const order: string[] = [];
    const { opened, open } = gate();
    const deliver = async ({ key, text }: { key: string; text: string }) => {
      if (key === 'a') await opened;
      order.push(text);
      if (text === 'b2') open();
      return true;
    };
    await deliverByKey(records, deliver, () => undefined);
    expect(order.slice(0, 2).sort()).toEqual(['b1', 'c1']);
    expect(order.slice(2)).toEqual(['b2', 'a1', 'a2']);
  });

  it('count as done only from the first on without a gap', async () => {
    const leading: number[] = [];
    const { opened, open } = gate();
    const deliver = async ({ text }: { text: string }) => {
      if (text === 'b1') await opened;
      if (text === 'a2') setImmediate(open);
      return true;
    };
    await deliverByKey(records, deliver, (count) => leading.push(count));
    expect(leading).toEqual([1, 3, 5]);
  });

  it('stop those of their key when one is not done', async () => {
    const delivered: string[] = [];
    let done = 0;
    const deliver = async ({ text }: { text: string }) => {
      delivered.push(text);
      return text !== 'a1';
    };
    await deliverByKey(records, deliver, (count) => {
      done = count;
    });
    expect(delivered.sort()).toEqual(['a1', 'b1', 'b2', 'c1']);
    expect(done).toBe(0);
  });
});
