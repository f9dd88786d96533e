/** What the user of REDIS_URL may do, in the words of Redis' ACL. */
export const REDIS_RIGHTS: string;
