import { shownBy, successOf } from './sms-success.rules.js';

const shown = (setting: string, said: string) => {
  const success = successOf(setting);
  return success && shownBy(said, success);
};

it.each([
  ['response_code=202;id=message_id', '{"response_code":202,"message_id":17}', { taken: true, id: '17' }],
  ['response_code=202;id=message_id', '{"response_code":202,"message_id":null}', { taken: true }],
  ['response_code=202', '{"response_code":"202"}', { taken: true }],
  ['success=true', '{"success":true}', { taken: true }],
  ['response_code=202', '{"response_code":1007}', { taken: false }],
  [
    'messages.0.status.groupName=PENDING|DELIVERED',
    '{"messages":[{"status":{"groupName":"PENDING"}}]}',
    { taken: true },
  ],
  ['$.messages.0.groupName=PENDING', '{"messages":[{"groupName":"REJECTED"}]}', { taken: false }],
  ['$=202', '202', { taken: true }],
  ['$=202', '1002', { taken: false }],
  ['messages.0.x=1', '{"messages":[]}', { taken: undefined }],
  ['response_code=202', '<html>202</html>', { taken: undefined }],
  ['response_code=202', '', { taken: undefined }],
  ['__proto__.x=1', '{}', { taken: undefined }],
  ['constructor.name=Object', '{}', { taken: undefined }],
  ['messages=x', '{"messages":{}}', { taken: undefined }],
  ['/^202\\b/', '202 accepted', { taken: true }],
  ['/^202\\b/', '1002', { taken: false }],
  ['/^OK (?<id>\\w+)$/', 'OK a1b2', { taken: true, id: 'a1b2' }],
])('%s of %s', (setting, said, expected) => {
  expect(shown(setting, said)).toEqual(expected);
});

it.each(['', '202', '=202', 'a b=1', 'code=', 'code=1;message=2', '//', '/(/', 'code=1;id='])(
  'is refused as a setting: %j',
  (setting) => {
    expect(successOf(setting)).toBeUndefined();
  },
);
