import { setLanguage } from '@pothik/api-client';
import { NOTIFICATION_KIND, type NotificationKind } from '@pothik/contracts/notification';
import { ROLE } from '@pothik/contracts/platform';
import { render } from '@testing-library/react';
import { sentenceOf } from './notification.rules';
import { hrefOf } from './notification-href.rules';
import { NotificationIcon } from './notification-icon';
import { useNotificationLineText } from './notification-text';

const PLANTED = 'of-tomorrow' as NotificationKind;
const entryOf = (kind: NotificationKind) => ({ kind, subjectId: '0123456789abcdef01234567', facts: {} });
const KINDS = Object.values(NOTIFICATION_KIND).flatMap((kind) =>
  Object.values(ROLE).map((role) => [kind, role] as const),
);

afterAll(() => setLanguage('en'));

describe('every kind of notification', () => {
  it.each(KINDS)('%s has words in both languages, an icon and a page for %s', async (kind, reader) => {
    const sentence = sentenceOf(entryOf(kind), reader);
    for (const language of ['en', 'bn'] as const) {
      await setLanguage(language);
      const said = useNotificationLineText.now()[sentence];
      expect(typeof said === 'function' ? said('1') : said).toMatch(/\S/);
    }
    expect(render(<NotificationIcon sentence={sentence} />).container.querySelector('svg')).toBeTruthy();
    expect(hrefOf(entryOf(kind), reader, undefined)).toMatch(/^\/[a-z]/);
  });

  it('bites on a kind without them: nothing speaks for it', () => {
    expect(sentenceOf(entryOf(PLANTED), ROLE.RIDER)).toBeUndefined();
    expect(() => hrefOf(entryOf(PLANTED), ROLE.RIDER, undefined)).toThrow();
  });
});
