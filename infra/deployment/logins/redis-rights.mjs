/**
 * What the user of REDIS_URL may do, in the words of Redis' ACL (7.0 or later); docs/operations.md repeats it. GET to ZREM
 * are also what the scripts of EVAL call; SELECT is for an address with the number of a database.
 */
export const REDIS_RIGHTS = [
  'resetkeys resetchannels -@all',
  '+hello +auth +select +ping +info',
  '+get +set +del +incr +pttl +pexpire +geoadd +geopos +geosearch +zadd +zscore +zrange +zrem +eval +evalsha',
  '+publish +subscribe +unsubscribe',
  '~epoch:* ~session-ended:* ~google-sign-in:* ~google-sign-in-taken:* ~code-turn:* ~codes-of-day:*',
  '~failed-log-ins:* ~failed-log-ins-of-browser:* ~wrong-second-factors:* ~rate:* ~contact:* ~sms-of-day:* ~desk-sms:*',
  '~nearby:* ~told-positions:* ~nearby-times:* ~sign-of-life:* ~sign-of-driving:* ~signs-kept-since',
  '&feed &free-drivers &page-changes &sessions-ended',
].join(' ');
