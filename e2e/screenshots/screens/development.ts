import { authHttp } from '@pothik/contracts/auth';
import { Visitor } from '../../support/visitor.js';
import type { Screen } from '../screen.js';

/** Screens that exist only on a development machine. */
export const DEVELOPMENT_SCREENS: readonly Screen[] = [
  {
    name: 'mailbox',
    path: '/dev/mail?to=rider@pothik.test',
    shows: '.code button:not([hidden])',
    whole: true,
    prepare: async ({ url }) => {
      await new Visitor(url).call(authHttp.forgotPassword, { email: 'rider@pothik.test' });
      return undefined;
    },
  },
  { name: 'mailbox-empty', path: '/dev/mail?to=nobody@pothik.test', shows: '#none:not([hidden])' },
  { name: 'google-stand-in', path: '/auth/google', shows: 'form button.go', whole: true },
];
