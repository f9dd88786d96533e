import { create } from 'zustand';

/** Whether the booking dialog stands over the page. */
export const getRideStore = create<{ open: boolean }>()(() => ({ open: false }));

export const setGetRideOpen = (open: boolean): void => getRideStore.setState({ open });
