import { persist } from './persistence.js';

const PATIENCE_MS = 400;

describe('A call that is retried', () => {
  it('reports why its last finished attempt failed, not that the time was over during the next', async () => {
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('certificate expired')) : new Promise<never>(() => undefined);
    };
    await expect(persist(PATIENCE_MS, attempt)).rejects.toThrow('certificate expired');
  });

  it('reports that there was no answer when no attempt has finished', async () => {
    await expect(persist(1, () => new Promise<never>(() => undefined))).rejects.toThrow('No answer within');
  });

  it('is not retried when Kafka refuses its log-in: every attempt would be refused', async () => {
    let attempts = 0;
    const attempt = async () => {
      attempts += 1;
      throw Object.assign(new Error('SASL PLAIN authentication failed'), { name: 'KafkaJSSASLAuthenticationError' });
    };
    await expect(persist(PATIENCE_MS, attempt)).rejects.toThrow('authentication failed');
    expect(attempts).toBe(1);
  });
});
