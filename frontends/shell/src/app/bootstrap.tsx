import '../styles/index.css';
import { startClient } from '@pothik/api-client';
import { createRoot } from 'react-dom/client';
import { watchRelease } from '../federation/old-release';
import { keepForOffline } from '../offline/keep-for-offline';
import { createShellRouter } from '../routing/router';
import { App } from './app';

/** Renders the shell once the language and session requests have been started. */
async function start(): Promise<void> {
  await startClient();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  const router = createShellRouter();
  watchRelease(router);
  keepForOffline();
  createRoot(element).render(<App router={router} />);
}

void start();
