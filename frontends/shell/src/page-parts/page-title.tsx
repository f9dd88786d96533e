import { useShellText } from '../texts/shell-text';
import { rideTitleStore } from './ride-title.store';

/** The title of the browser tab, after what the rider's open ride is doing; React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  const status = rideTitleStore((ride) => ride.status);
  const title = useShellText().titleOf(children);
  return <title>{status ? `${status} · ${title}` : title}</title>;
}
