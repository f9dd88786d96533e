import { onLost } from '../calls/line';
import { sessionStore } from './session.store';

let isWatching = false;

/** While it is not known who is signed in, the first lost answer already says that the platform is not reached. */
export function watchLostAnswers(): void {
  if (isWatching) return;
  isWatching = true;
  onLost(() => {
    if (sessionStore.getState().status === 'loading') sessionStore.setState({ unreachable: true });
  });
}
