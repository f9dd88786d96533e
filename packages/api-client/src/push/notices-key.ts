/** Where a device stores who turned notices on or off. Nothing is stored before the first choice: then there is nothing to follow. */
export const NOTICES_KEY = 'pothik-notices';
