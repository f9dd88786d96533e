import { addressOfText, recoveryText } from './recovery-file.rules';

describe('the file of recovery codes', () => {
  const text = recoveryText('পথিকের রিকভারি কোড', ['7KQ2M-XH4PR', 'B9TWC-36NZE']);

  it('has a title and one code a line', () => {
    expect(text).toBe('পথিকের রিকভারি কোড\n\n7KQ2M-XH4PR\nB9TWC-36NZE\n');
  });

  it('is downloaded as it is, in Bangla too', () => {
    const [type, content = ''] = addressOfText(text).split(/,(.*)/s);
    expect(type).toBe('data:text/plain;charset=utf-8');
    expect(decodeURIComponent(content)).toBe(text);
  });
});
