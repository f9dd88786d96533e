type Sound = { hertz: number; begin: number };

const played: Sound[] = [];
let state = 'running';

class FakeAudioContext {
  currentTime = 5;
  destination = {};
  get state() {
    return state;
  }
  resume() {
    return new Promise(() => {});
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next: unknown) => next };
  }
  createOscillator() {
    const frequency = { value: 0 };
    const start = (begin: number) => played.push({ hertz: frequency.value, begin });
    return { frequency, connect: (next: { connect(to: unknown): unknown }) => next, start, stop() {} };
  }
}

describe('ringing', () => {
  beforeEach(() => {
    played.length = 0;
    Object.assign(globalThis, { AudioContext: FakeAudioContext });
  });

  it('plays alternating tones', async () => {
    state = 'running';
    const { ring } = await import('./ring');
    expect(await ring()).toBe(true);
    expect(played.map(({ hertz }) => hertz)).toEqual([880, 660, 880, 660]);
    expect(played.map(({ begin }) => begin)).toEqual([5, 5.3, 5.6, 5.9]);
  });

  it('returns false when the browser blocks it, and plays nothing later', async () => {
    state = 'suspended';
    const { ring } = await import('./ring');
    expect(await ring()).toBe(false);
    expect(played).toEqual([]);
  });
});
