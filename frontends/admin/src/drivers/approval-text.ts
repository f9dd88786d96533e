import { createCatalogue } from '@pothik/api-client';

/** Texts about the approval of a driver who has not given everything. */
export const useApprovalText = createCatalogue({
  en: {
    anywayTitle: (name: string) => `Approve ${name} all the same?`,
    anywayText: 'You cannot check what is missing. The driver was asked for it and can still add it.',
    anyway: 'Approve anyway',
    back: 'Go back',
  },
  bn: {
    anywayTitle: (name: string) => `${name}: তবু অনুমোদন দেবেন?`,
    anywayText: 'যা নেই তা যাচাই করা যাবে না। চালকের কাছে চাওয়া হয়েছে, তিনি এখনো দিতে পারেন।',
    anyway: 'তবু অনুমোদন দিন',
    back: 'ফিরে যান',
  },
});
