import { numberRefusal } from './sms-number.rules.js';

it.each(['3', '4', '5', '6', '7', '8', '9'])('a number of +8801%s is sent to', (operator) => {
  expect(numberRefusal(`+8801${operator}12345678`)).toBeUndefined();
});

it.each([
  '+8801112345678',
  '+88017123456789',
  '01712345678',
  '+919812345678',
  '+8801712345678\n',
  ' +8801712345678',
  '',
])('nothing is sent to %j', (to) => {
  expect(numberRefusal(to)).toMatchObject({ kind: 'refused', why: 'number' });
});
