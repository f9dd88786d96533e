import { useShellText } from '../texts/shell-text';

/** The title of the browser tab; React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{useShellText().titleOf(children)}</title>;
}
