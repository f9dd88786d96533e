import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { codeMail } from './mail.rules.js';

const PURPOSES = Object.values(CODE_PURPOSE);

describe.each(PURPOSES)('a code to %s', (purpose) => {
  it.each(['en', 'bn'] as const)('is six digits of the text, never in the subject (%s)', (language) => {
    const { subject, text } = codeMail('012345', purpose, language);
    expect(text.match(/\d{6}/g)).toEqual(['012345']);
    expect(subject).not.toContain('012345');
  });

  it('is in the requested language', () => {
    expect(codeMail('012345', purpose, 'bn').subject).toMatch(/[ঀ-৿]/);
    expect(codeMail('012345', purpose, 'en').subject).not.toMatch(/[ঀ-৿]/);
  });
});

it.each(['en', 'bn'] as const)('a mail says the one purpose of its code (%s)', (language) => {
  const mails = PURPOSES.map((purpose) => codeMail('012345', purpose, language));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(PURPOSES.length);
  expect(new Set(mails.map(({ text }) => text)).size).toBe(PURPOSES.length);
});
