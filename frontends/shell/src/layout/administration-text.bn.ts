/** The administrators' pages in Bangla. */
export const bangla = {
  allDrivers: 'সব চালক',
  approvedDrivers: 'অনুমোদিত চালক',
  suspendedDrivers: 'স্থগিত চালক',
  waiting: 'জন অপেক্ষায়',
  liveMap: 'সরাসরি মানচিত্র',
  desk: 'ফোন ডেস্ক',
  unresolved: 'টি এখনো মেটেনি',
  tariffs: 'ভাড়ার হার',
  places: 'জায়গা',
  users: 'ব্যবহারকারী',
  payments: 'পেমেন্ট',
  auditLog: 'অডিট লগ',
};
