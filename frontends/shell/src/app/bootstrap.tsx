import '../styles/index.css';
import { serverNow, startClient } from '@pothik/api-client';
import { setClock } from '@pothik/ui-kit';
import { createRoot } from 'react-dom/client';
import { watchRelease } from '../federation/old-release';
import { keepForOffline } from '../offline/keep-for-offline';
import { createShellRouter } from '../routing/router';
import { measureSome } from '../vitals/measure-some';
import { App } from './app';

/** Renders the shell once the language and session requests have been started. */
async function start(): Promise<void> {
  // The script of index.html has said that this browser is too old.
  if (document.documentElement.hasAttribute('data-too-old')) return;
  setClock(serverNow);
  await startClient();
  const router = createShellRouter();
  watchRelease(router);
  keepForOffline();
  measureSome();
  createRoot(document.getElementById('root') as HTMLElement).render(<App router={router} />);
}

void start();
