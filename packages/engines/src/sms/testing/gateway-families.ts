import type { GatewayCall, GatewayFamily, TakenSms } from './gateway-stand-in.js';

const answer = (status: number, said: unknown) => ({
  status,
  said: typeof said === 'string' ? said : JSON.stringify(said),
});

/** The SMS of a query that has these parameters and no other, each once. */
function ofQuery({ query }: GatewayCall, expected: readonly string[], to: string, text: string): TakenSms | undefined {
  if ([...query.keys()].sort().join() !== [...expected].sort().join()) return undefined;
  return { to: query.get(to) ?? '', text: query.get(text) ?? '' };
}

const bulksmsbd: GatewayFamily = {
  name: 'bulksmsbd',
  settings: (origin) => ({
    SMS_URL: `${origin}/api/smsapi?api_key=secret&type=text&number={to}&senderid=8809600000000&message={text}`,
    SMS_SUCCESS: 'response_code=202;id=message_id',
  }),
  read: (call) => ofQuery(call, ['api_key', 'type', 'number', 'senderid', 'message'], 'number', 'message'),
  taken: (number) => JSON.stringify({ response_code: 202, message_id: number, success_message: 'SMS Submitted' }),
  unread: answer(200, { response_code: 1003, error_message: 'Please Required all fields' }),
  refusals: {
    number: answer(200, { response_code: 1001, error_message: 'Invalid Number' }),
    sender: answer(200, { response_code: 1002, error_message: 'Sender ID not correct/sender id is disabled' }),
    balance: answer(200, '1007'),
    language: answer(200, { response_code: 1012, error_message: 'Masking SMS must be sent in Bengali' }),
  },
};

const smsBangladesh: GatewayFamily = {
  name: 'SMSBangladesh',
  settings: (origin) => ({
    SMS_URL: `${origin}/api?user=pothik&password=secret&from=Pothik&to={to}&text={text}`,
    SMS_SUCCESS: 'success=1;id=message_id',
  }),
  read: (call) => ofQuery(call, ['user', 'password', 'from', 'to', 'text'], 'to', 'text'),
  taken: (number) => JSON.stringify({ success: 1, response_code: 100, message_id: `m${number}` }),
  unread: answer(200, { success: 0, response_code: 101, message: 'Missing parameter' }),
  refusals: {
    number: answer(200, { success: 0, response_code: 104, message: 'Invalid mobile 8801712345678' }),
    sender: answer(200, { success: 0, response_code: 103, message: 'Sender is not allowed' }),
    balance: answer(200, { success: 0, response_code: 105, message: 'Insufficient balance' }),
  },
};

const dinisoft: GatewayFamily = {
  name: 'dinisoft',
  settings: (origin) => ({
    SMS_URL: `${origin}/sendtext?apikey=k&secretkey=secret&callerID=Pothik&toUser={to}&messageContent={text}`,
    SMS_SUCCESS: 'Status=0;id=Message_ID',
  }),
  read: (call) =>
    ofQuery(call, ['apikey', 'secretkey', 'callerID', 'toUser', 'messageContent'], 'toUser', 'messageContent'),
  taken: (number) => JSON.stringify({ Status: '0', Text: 'ACCEPTD', Message_ID: String(number) }),
  unread: answer(200, { Status: '114', Text: 'REJECTD' }),
  refusals: {
    number: answer(200, { Status: '106', Text: 'Invalid toUser' }),
    sender: answer(200, { Status: '109', Text: 'Caller ID not found' }),
    balance: answer(200, { Status: '113', Text: 'Low balance' }),
  },
};

const rejected = (name: string) =>
  answer(200, { messages: [{ status: { groupName: 'REJECTED', name, description: 'not sent' }, messageId: 'x' }] });

const infobipLike: GatewayFamily = {
  name: 'an Infobip-like reseller',
  settings: (origin) => ({
    SMS_URL: `${origin}/sms/1/text/single`,
    SMS_HEADERS: '{"Authorization":"Basic cG90aGlrOnNlY3JldA==","X-Message-Id":"{id}"}',
    SMS_BODY: '{"from":"Pothik","to":"{to}","text":"{text}"}',
    SMS_SUCCESS: 'messages.0.status.groupName=PENDING|DELIVERED;id=messages.0.messageId',
  }),
  read: ({ headers, body }) => {
    if (headers.authorization !== 'Basic cG90aGlrOnNlY3JldA==' || !headers['x-message-id']) return undefined;
    const { from, to, text, ...more } = JSON.parse(body) as Record<string, string>;
    return from === 'Pothik' && to && text && Object.keys(more).length === 0 ? { to, text } : undefined;
  },
  taken: (number) => JSON.stringify({ messages: [{ status: { groupName: 'PENDING' }, messageId: `i-${number}` }] }),
  unread: answer(401, { requestError: { serviceException: { text: 'Invalid login details' } } }),
  refusals: {
    number: rejected('REJECTED_DESTINATION'),
    sender: rejected('REJECTED_SENDER'),
    balance: rejected('REJECTED_NOT_ENOUGH_CREDITS'),
  },
};

/** The four families of gateways that small companies in Bangladesh are given. */
export const GATEWAY_FAMILIES: readonly GatewayFamily[] = [bulksmsbd, smsBangladesh, dinisoft, infobipLike];
