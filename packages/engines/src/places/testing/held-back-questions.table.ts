import type { AskedPlace } from './place-questions.table.js';

/** Written down before the search was mended, and not looked at meanwhile. */
export const HELD_BACK_QUESTIONS: readonly AskedPlace[] = [
  ['gulshan 2', /^Gulshan 2/, /Dhaka/],
  ['dhanmondi 27', /27|Rapa Plaza/, /Dhanmondi/],
  ['mirpur 12 bus stand er samne', /Mirpur 12|Pallabi Metro/, /Mirpur 12|Dhaka/],
  ['amar office, karwan bazar theke', /Ka(r|w)+an Bazar/, /Karwan Bazar|Dhaka/],
  ["khala'r bari, shyamoli square er kache", /^Shyamoli Square$/, /Shyamoli/],
  ['banani rd 17', /^Road 17$/, /Banani/],
  ['baridhara dohs', /^Baridhara DOHS$/, /Dhaka/],
  ['niketon', /^Niketan$/, /Dhaka/],
  ['uttara sec 11 rd 4', /4|Sector 11/, /Uttara|Dhaka/],
  ['mohammadpur, nurjahan rd', /^Nur[jz]ahan Road$/, /Mohammadpur/],
  ['bashundhara block c road 5', /5|Bashundhara/, /Bashundhara|Dhaka/],
  ['rampura tv center er ultodike', /^Bangladesh Television/, /Rampura/],
  ['farmgate overbridge er niche', /Farmgate/, /Farmgate|Dhaka/],
  ['ধানমন্ডি ৩২ এর পাশে', /^Dhanmondi 32$/, /Dhanmondi/],
  ['বনানী কবরস্থানের সামনে', /Banani|KaborSthan/, /Banani|Dhaka/],
  ['মামার বাসা, মালিবাগ রেলগেটের কাছে', /^Malibagh Railgate$/, /Malibagh/],
  ['h 12 rd 5 sec 4 uttara', /5|Sector 4/, /Uttara Sector 4|Dhaka/],
  ['mohakhali wireless gate', /Mohakhali|Wireless/, /Mohakhali|Dhaka/],
  ['satmasjid road', /^Satmasjid Road$/, /Dhanmondi|Mohammadpur|Lalmatia/],
  ['motijheel shapla chattar theke', /^Shapla Chattar$/, /Motijheel/],
];
