import { useEffect } from 'react';
import { LoadedDialog } from '../../federation/loaded-dialog';
import { askBeforeLogOut, logOutStore } from './log-out.store';

const logOutDialog = () => import('./log-out-dialog');

/** Renders the question over any page, whichever menu was left by Log Out. */
export function LogOutSlot() {
  const open = logOutStore((state) => state.leaves !== undefined);
  // Nobody else is asked: not on the next page, not after the next log-in.
  useEffect(() => () => askBeforeLogOut(undefined), []);
  return <LoadedDialog load={logOutDialog} open={open} onOpenChange={() => askBeforeLogOut(undefined)} />;
}
