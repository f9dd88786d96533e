type Part = 'mailbox' | 'people';

/** Whether the server has a part of its development surface. `npm start` says so in the page; a deployed page never does. */
export function isOffered(part: Part): boolean {
  return !!document.querySelector(`meta[name=development][content~=${part}]`);
}
