/** The rider's offer in Bangla. */
export const bangla = {
  title: 'আপনার বলা ভাড়া',
  field: 'কত টাকা দিতে চান',
  less: '১০ টাকা কম',
  more: '১০ টাকা বেশি',
  begin: 'ভাড়া নিজে বলুন',
  leave: 'চালকই ভাড়া বলুন',
  usual: (range: string) => `সাধারণত: ${range}।`,
  atMost: (ceiling: string) => `আইন অনুযায়ী সর্বোচ্চ ${ceiling}।`,
};
