type Part = 'mailbox' | 'people' | 'sms';

/** Whether the server offers a part of the development surface. `npm start` marks it in the page; a deployed page never has the mark. */
export function isOffered(part: Part): boolean {
  return !!document.querySelector(`meta[name=development][content~=${part}]`);
}
