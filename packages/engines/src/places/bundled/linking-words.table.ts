const wordsIn = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/** Behind a place they say where from it something lies: "mirpur 10 er pashe". In Bangla such a place may have an ending. */
export const BEHIND_A_PLACE: readonly string[] = wordsIn([
  'pashe pase passe pasher paser kache kachhe kase kacher kachakachi samne samney shamne samner shamner',
  'pichone pichoner pichhone pechone pechoner piche pichhe peche opore upore niche nicher bhitore vitore bhetore moddhe moddhye',
  'ulta ulto ultodike ultadike ultopashe biporite bipreet dike',
  'পাশে পাশের কাছে কাছের কাছাকাছি নিকট নিকটে সামনে সামনের পেছনে পেছনের পিছনে পিছনের উপরে ওপরে নিচে নীচে ভিতরে ভেতরে মধ্যে',
  'উল্টা উল্টো উল্টোদিকে বিপরীতে দিকে',
]);

/** Words that link places, or say that somebody goes there: no place is called by them alone. */
export const LINKING_WORDS: readonly string[] = [
  ...BEHIND_A_PLACE,
  ...wordsIn([
    'at behind beside besides by close from front in infront inside near next not of opp opposite outside the then to towards via with',
    'er opor upor theke thekey teke hote hoite hoye hoe paar te jabo jabe jaben jete jaite porjonto',
    'এর উপর থেকে হতে হয়ে যাব যাবো যাবেন পর্যন্ত',
    // Of "Bashundhara R/A".
    'ra residential area আবাসিক এলাকা',
  ]),
];
