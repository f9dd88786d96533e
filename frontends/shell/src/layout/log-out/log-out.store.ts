import { create } from 'zustand';
import type { LeftOpen } from './left-open.rules';

/** What the person leaves open who is asked whether to log out; undefined: nobody is asked. */
export const logOutStore = create<{ leaves: LeftOpen | undefined }>()(() => ({ leaves: undefined }));

export const askBeforeLogOut = (leaves: LeftOpen | undefined): void => logOutStore.setState({ leaves });
