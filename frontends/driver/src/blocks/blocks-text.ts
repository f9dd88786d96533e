import { createCatalogue } from '@pothik/api-client';

/** Texts of blocking riders. */
export const useBlocksText = createCatalogue({
  en: {
    title: 'Blocked riders',
    back: 'Back to completed rides',
    documentTitle: 'Blocked riders · Pothik',
    block: 'Block this rider',
    blockTitle: (name: string) => `Block ${name}?`,
    blockText:
      'They no longer see you in their lists and cannot book you. If they have a request open with you, it is rejected. They are not told. You can unblock them at any time.',
    keep: 'Not now',
    blocked: (name: string) => `${name} is blocked.`,
    blockedText: 'This rider cannot find or book you.',
    unblock: 'Unblock',
    unblockNamed: (name: string) => `Unblock ${name}`,
    unblocked: (name: string) => `${name} is unblocked.`,
    since: (date: string) => `Blocked on ${date}`,
    ride: 'Your last ride together',
    none: 'Nobody is blocked',
    noneText: 'You can block a rider on the page of a ride that has ended.',
    failed: 'The blocked riders did not load',
    nameless: 'This rider',
  },
  bn: {
    title: 'ব্লক করা যাত্রী',
    back: 'সম্পন্ন রাইডে ফিরুন',
    documentTitle: 'ব্লক করা যাত্রী · পথিক',
    block: 'এই যাত্রীকে ব্লক করুন',
    blockTitle: (name: string) => `${name}-কে ব্লক করবেন?`,
    blockText:
      'তিনি আর তালিকায় আপনাকে দেখবেন না, আপনাকে বুকিংও দিতে পারবেন না। আপনার কাছে তাঁর কোনো অনুরোধ থাকলে তা ফিরিয়ে দেওয়া হবে। তাঁকে জানানো হবে না। যেকোনো সময় আনব্লক করতে পারবেন।',
    keep: 'এখন না',
    blocked: (name: string) => `${name}-কে ব্লক করা হয়েছে।`,
    blockedText: 'এই যাত্রী আপনাকে খুঁজে পাবেন না, বুকিংও দিতে পারবেন না।',
    unblock: 'আনব্লক করুন',
    unblockNamed: (name: string) => `${name}-কে আনব্লক করুন`,
    unblocked: (name: string) => `${name}-কে আনব্লক করা হয়েছে।`,
    since: (date: string) => `ব্লক করেছেন: ${date}`,
    ride: 'আপনাদের শেষ রাইড',
    none: 'কাউকে ব্লক করেননি',
    noneText: 'শেষ হওয়া রাইডের পাতা থেকে যাত্রীকে ব্লক করতে পারবেন।',
    failed: 'ব্লক করা যাত্রীদের তালিকা আসেনি',
    nameless: 'এই যাত্রী',
  },
});
