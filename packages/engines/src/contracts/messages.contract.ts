import type { KeyValueStore } from '../key-value/key-value-store.js';

type Given = () => { store: KeyValueStore; key: string };

/** What a store that carries messages promises those who listen. */
export function messageContract(given: Given): void {
  it('tells every listener of a channel, in order, and nobody else', async () => {
    const { store, key } = given();
    const [one, two, other] = [inbox(2), inbox(2), inbox(1)];
    await store.subscribe(key, one.listener);
    await store.subscribe(key, two.listener);
    await store.subscribe(`${key}:other`, other.listener);
    await store.publish(key, 'first');
    await store.publish(key, 'second');
    await store.publish(`${key}:other`, 'elsewhere');
    expect(await one.filled).toEqual(['first', 'second']);
    expect(await two.filled).toEqual(['first', 'second']);
    expect(await other.filled).toEqual(['elsewhere']);
  });

  it('tells a listener that left nothing more', async () => {
    const { store, key } = given();
    const [left, stayed] = [inbox(1), inbox(2)];
    const leave = await store.subscribe(key, left.listener);
    await store.subscribe(key, stayed.listener);
    await store.publish(key, 'first');
    await left.filled;
    await leave();
    await store.publish(key, 'second');
    await stayed.filled;
    expect(left.messages).toEqual(['first']);
  });

  it('carries any text: none, Bangla, line breaks, 1 MB', async () => {
    const { store, key } = given();
    const texts = ['', 'পথিক', 'a\r\nb\0c', 'x'.repeat(1_000_000)];
    const told = inbox(texts.length);
    await store.subscribe(`${key}:পথিক`, told.listener);
    for (const text of texts) await store.publish(`${key}:পথিক`, text);
    expect((await told.filled).map((text) => text.length)).toEqual(texts.map((text) => text.length));
    expect(told.messages.slice(0, 3)).toEqual(texts.slice(0, 3));
  });

  it('a message that nobody listens to is lost', async () => {
    const { store, key } = given();
    await store.publish(key, 'lost');
    const told = inbox(1);
    await store.subscribe(key, told.listener);
    await store.publish(key, 'heard');
    expect(await told.filled).toEqual(['heard']);
  });

  it('listens to 200 channels that were asked for at once', async () => {
    const { store, key } = given();
    const told = Array.from({ length: 200 }, () => inbox(1));
    await Promise.all(told.map(({ listener }, index) => store.subscribe(`${key}:${index}`, listener)));
    await Promise.all(told.map((_, index) => store.publish(`${key}:${index}`, String(index))));
    expect((await Promise.all(told.map(({ filled }) => filled))).flat()).toEqual(told.map((_, index) => String(index)));
  });

  comingAndGoing(given);
}

function comingAndGoing(given: Given): void {
  it('whoever listens twice is told twice, and leaves once each; leaving again changes nothing', async () => {
    const { store, key } = given();
    const [twice, end] = [inbox(2), inbox(2)];
    const leave = await store.subscribe(key, twice.listener);
    await store.subscribe(key, twice.listener);
    await store.subscribe(key, end.listener);
    await store.publish(key, 'both');
    await twice.filled;
    await leave();
    await leave();
    await store.publish(key, 'one');
    await end.filled;
    expect(twice.messages).toEqual(['both', 'both', 'one']);
  });

  it('whoever stays hears everything while others come and go', async () => {
    const { store, key } = given();
    const stayed = inbox(30);
    await store.subscribe(key, stayed.listener);
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const leave = await store.subscribe(key, () => undefined);
        await store.publish(key, String(index));
        await leave();
      }),
    );
    expect([...(await stayed.filled)].sort()).toEqual(Array.from({ length: 30 }, (_, index) => String(index)).sort());
  });

  it('the last one leaves as the next one comes, and the next one hears', async () => {
    const { store, key } = given();
    let leave = await store.subscribe(key, () => undefined);
    for (let round = 1; round <= 20; round += 1) {
      const next = inbox(1);
      const [, leaveNext] = await Promise.all([leave(), store.subscribe(key, next.listener)]);
      await store.publish(key, String(round));
      expect(await next.filled).toEqual([String(round)]);
      leave = leaveNext;
    }
  });
}

/** Keeps messages, and tells when as many as expected came. */
export function inbox(expected: number) {
  const messages: string[] = [];
  let full: (messages: string[]) => void;
  const filled = new Promise<string[]>((resolve) => {
    full = resolve;
  });
  const listener = (message: string) => {
    messages.push(message);
    if (messages.length === expected) full(messages);
  };
  return { messages, filled, listener };
}
