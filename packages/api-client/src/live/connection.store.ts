import { create } from 'zustand';

/** offline: the device has no network; reconnecting: the live stream broke and is being reopened. */
export type ConnectionState = 'online' | 'offline' | 'reconnecting';

interface Connection {
  network: boolean;
  stream: 'open' | 'broken';
}

/** Written by the live stream and by the browser's own online and offline events. */
export const connectionStore = create<Connection>()(() => ({ network: true, stream: 'open' }));

const stateOf = ({ network, stream }: Connection): ConnectionState => {
  if (!network) return 'offline';
  return stream === 'open' ? 'online' : 'reconnecting';
};

/** The current connection of this page to the platform. */
export const useConnection = (): ConnectionState => connectionStore(stateOf);

/** Subscribes to the browser's online and offline events. */
export function watchNetwork(): () => void {
  const look = () => connectionStore.setState({ network: navigator.onLine });
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}
