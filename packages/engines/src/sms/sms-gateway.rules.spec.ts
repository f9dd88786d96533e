import { gatewayOf, type SmsSettings } from './sms-gateway.rules.js';

const QUERY = 'https://sms.test/api?key=k&number={to}&message={text}';
const JSON_BODY = '{"to":"{to}","text":"{text}"}';
const read = (settings: Partial<SmsSettings>) => gatewayOf({ SMS_URL: QUERY, SMS_SUCCESS: 'code=202', ...settings });
const called = (settings: Partial<SmsSettings>) => {
  const answer = read(settings);
  return 'gateway' in answer ? answer.gateway : answer;
};

it('is a GET without a body, else a POST with the type of its body', () => {
  expect(called({})).toMatchObject({ url: QUERY, method: 'GET', headers: {}, body: undefined });
  expect(called({ SMS_METHOD: 'POST' })).toMatchObject({ method: 'POST', body: undefined });
  expect(called({ SMS_URL: 'https://sms.test/send', SMS_BODY: JSON_BODY })).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: { template: JSON_BODY, kind: 'json' },
  });
  expect(called({ SMS_URL: 'https://sms.test/send', SMS_BODY: 'to={to}&text={text}' })).toMatchObject({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
});

it('has the headers of the setting, whose type of the body comes first', () => {
  const headers = '{"Authorization":"App k","Content-Type":"application/vnd.sms+json","X-Id":"{id}"}';
  expect(called({ SMS_BODY: JSON_BODY, SMS_HEADERS: headers })).toMatchObject({
    headers: { authorization: 'App k', 'content-type': 'application/vnd.sms+json', 'x-id': '{id}' },
  });
});

it.each(['http://localhost:1/?to={to}&text={text}', 'http://127.0.0.1:1/?to={to}&text={text}'])(
  'may be http on this machine: %s',
  (url) => {
    expect(read({ SMS_URL: url })).toHaveProperty('gateway');
  },
);

it('may be http elsewhere by consent alone', () => {
  const url = QUERY.replace('https', 'http');
  expect(read({ SMS_URL: url })).toEqual({ wrong: ['SMS_URL'] });
  expect(read({ SMS_URL: url, SMS_INSECURE: 'no' })).toEqual({ wrong: ['SMS_URL'] });
  expect(read({ SMS_URL: url, SMS_INSECURE: 'yes' })).toHaveProperty('gateway');
});

it.each<[string, Partial<SmsSettings>, string[]]>([
  ['no address', { SMS_URL: 'sms.test?to={to}&text={text}' }, ['SMS_URL']],
  ['another protocol', { SMS_URL: 'ftp://sms.test?to={to}&text={text}' }, ['SMS_URL']],
  ['a user in the address', { SMS_URL: 'https://u:p@sms.test?to={to}&text={text}' }, ['SMS_URL']],
  ['a place in the path', { SMS_URL: 'https://sms.test/{to}?text={text}' }, ['SMS_URL']],
  ['a place as host', { SMS_URL: 'https://{to}/?text={text}' }, ['SMS_URL']],
  ['a fragment', { SMS_URL: `${QUERY}#x` }, ['SMS_URL']],
  ['nowhere to put the text', { SMS_URL: 'https://sms.test?to={to}' }, ['SMS_BODY']],
  ['an unknown place', { SMS_URL: `${QUERY}&x={number}` }, ['SMS_BODY']],
  ['a body with GET', { SMS_BODY: JSON_BODY, SMS_METHOD: 'GET' }, ['SMS_BODY']],
  ['a body that is no JSON', { SMS_BODY: '{"to":{to},"text":{text}}' }, ['SMS_BODY']],
  ['headers that are no object', { SMS_HEADERS: '["a"]' }, ['SMS_HEADERS']],
  ['headers that are no JSON', { SMS_HEADERS: 'Authorization: k' }, ['SMS_HEADERS']],
  ['a header that is no text', { SMS_HEADERS: '{"a":1}' }, ['SMS_HEADERS']],
  ['a header with a line break', { SMS_HEADERS: '{"a":"b\\r\\nc: d"}' }, ['SMS_HEADERS']],
  ['a header with an unknown place', { SMS_HEADERS: '{"a":"{phone}"}' }, ['SMS_HEADERS']],
  ['no success', { SMS_SUCCESS: undefined }, ['SMS_SUCCESS']],
  ['a pattern that is none', { SMS_SUCCESS: '/(/' }, ['SMS_SUCCESS']],
  [
    'everything',
    { SMS_URL: 'x', SMS_HEADERS: 'x', SMS_BODY: 'x', SMS_SUCCESS: 'x' },
    ['SMS_URL', 'SMS_HEADERS', 'SMS_BODY', 'SMS_SUCCESS'],
  ],
])('is refused by name: %s', (_what, settings, wrong) => {
  expect(read(settings)).toEqual({ wrong });
});
