import { contactMail, newMessage } from './contact.rules.js';

const NOW = new Date('2026-11-02T06:00:00.000Z');
const ID = '64f000000000000000000001';
const form = { name: 'Rahima Khatun', email: 'rahima@pothik.test', message: 'Where is my umbrella?\n\nThank you' };

describe('a message to the support', () => {
  it('is due to be mailed as soon as it is stored', () => {
    expect(newMessage(form, '', NOW)).toEqual({
      ...form,
      personId: '',
      mailDueAt: NOW,
      mailTries: 0,
      mailedAt: null,
    });
  });

  it('goes to the support, with replies to the sender', () => {
    const mail = contactMail(ID, newMessage(form, 'person', NOW), NOW, 'support@pothik.test');
    expect(mail).toMatchObject({ to: 'support@pothik.test', replyTo: form.email });
    for (const part of [form.name, form.email, 'person', ID, NOW.toISOString(), form.message])
      expect(mail.text).toContain(part);
  });

  it.each(['Eve\r\nBcc: all@pothik.test', 'Eve\nBcc: all@pothik.test', 'Eve\u2028\u0000\u0085Bcc: all@pothik.test'])(
    'has one line of a name, whatever it contains: %j',
    (name) => {
      const mail = contactMail(ID, newMessage({ ...form, name }, '', NOW), NOW, 'support@pothik.test');
      expect(mail.subject).toBe('Contact form: Eve Bcc: all@pothik.test');
      expect(mail.text.split('\n')[0]).toBe(`From / প্রেরক: Eve Bcc: all@pothik.test <${form.email}>`);
    },
  );
});
