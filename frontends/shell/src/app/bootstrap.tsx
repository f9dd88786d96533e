import '../styles/index.css';
import { startClient } from '@pothik/api-client';
import { createRoot } from 'react-dom/client';
import { watchRelease } from '../federation/old-release';
import { createShellRouter } from '../routing/router';
import { App } from './app';

/** Draws the shell once language and session are under way. */
async function start(): Promise<void> {
  await startClient();
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root.');
  const router = createShellRouter();
  watchRelease(router);
  createRoot(place).render(<App router={router} />);
}

void start();
