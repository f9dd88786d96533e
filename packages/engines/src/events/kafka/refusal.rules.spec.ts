import { isLoadingGroups, isLogInRefusal, isRefusal } from './refusal.rules.js';

const failure = (fields: object, cause?: unknown) => Object.assign(new Error('Kafka said no', { cause }), fields);

describe('A refused log-in', () => {
  const refused = failure({ name: 'KafkaJSSASLAuthenticationError' });

  it('is an error of the authentication, itself or as a cause', () => {
    expect(isLogInRefusal(refused)).toBe(true);
    expect(isLogInRefusal(failure({}, refused))).toBe(true);
  });

  it('may be accepted later, and is not every failure', () => {
    expect(isRefusal(refused)).toBe(false);
    expect(isLogInRefusal(failure({ name: 'KafkaJSConnectionError' }))).toBe(false);
    expect(isLogInRefusal(undefined)).toBe(false);
  });
});

it('A coordinator that is loading its groups is told from one that is away', () => {
  const loading = failure({ type: 'GROUP_LOAD_IN_PROGRESS' });
  expect([loading, failure({}, loading)].map(isLoadingGroups)).toEqual([true, true]);
  expect([failure({ type: 'GROUP_COORDINATOR_NOT_AVAILABLE' }), undefined].map(isLoadingGroups)).toEqual([
    false,
    false,
  ]);
});

describe('A refusal of Kafka', () => {
  it('is a record too large or an invalid topic name, itself, as a cause or among several errors', () => {
    const tooLarge = failure({ type: 'MESSAGE_TOO_LARGE' });
    expect(isRefusal(tooLarge)).toBe(true);
    expect(isRefusal(failure({}, tooLarge))).toBe(true);
    expect(isRefusal(failure({ errors: [failure({ type: 'INVALID_TOPIC_EXCEPTION' })] }))).toBe(true);
  });

  it('is not a temporary failure', () => {
    expect(isRefusal(failure({ type: 'NOT_LEADER_FOR_PARTITION' }))).toBe(false);
    expect(isRefusal(failure({ type: 'INVALID_REPLICATION_FACTOR' }))).toBe(false);
    expect(isRefusal('not an error')).toBe(false);
  });
});
