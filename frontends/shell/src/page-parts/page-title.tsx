import { useShellText } from '../texts/shell-text';

/** The title of the browser's tab; React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{useShellText().titleOf(children)}</title>;
}
