import { create } from 'zustand';

/** Whether the booking dialog is open. */
export const getRideStore = create<{ open: boolean }>()(() => ({ open: false }));

export const setGetRideOpen = (open: boolean): void => getRideStore.setState({ open });
