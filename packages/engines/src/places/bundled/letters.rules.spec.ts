import { oneSpelling } from './letters.rules.js';

describe('one spelling of a Bangla word', () => {
  it.each([
    ['ণ and ন', 'ধানমণ্ডি', 'ধানমন্ডি'],
    ['শ, ষ and স', 'শাহবাগ', 'সাহবাগ'],
    ['য and জ', 'যাত্রাবাড়ী', 'জাত্রাবাড়ি'],
    ['ী and ি, ূ and ু', 'কলাবাগী নূর', 'কলাবাগি নুর'],
    ['ৎ and ত', 'মৎস্য', 'মতস্য'],
    ['a joiner and none', 'র\u200d্যাব', 'র্যাব'],
    ['ড় in one and in two code points', '\u09dc', '\u09a1\u09bc'],
  ])('has one letter for %s', (_what, one, other) => {
    expect(oneSpelling(one)).toBe(oneSpelling(other));
  });

  it('keeps য় apart from য, and leaves Latin words', () => {
    expect(oneSpelling('যাই')).not.toBe(oneSpelling('য়াই'));
    expect(oneSpelling('gulshan')).toBe('gulshan');
  });
});
