/**
 * The policy of a bucket, for object stores that know none of keys: it gives each login in this bucket what its own policy gives it.
 * @param {string} bucket
 * @param {Readonly<Record<string, { Statement: { Effect: string, Action: string[], Resource: string[] }[] }>>} policies of each login
 * @returns {{ Version: string, Statement: object[] }} in the language of AWS
 * @throws {Error} when no login reaches the bucket
 */
export function bucketPolicy(bucket, policies) {
  const name = `arn:aws:s3:::${bucket}`;
  const isIn = (resource) => resource === name || resource.startsWith(`${name}/`);
  const statements = Object.entries(policies).flatMap(([login, { Statement }]) =>
    Statement.filter(({ Resource }) => Resource.every(isIn)).map((statement) => ({
      ...statement,
      Principal: { AWS: [login] },
    })),
  );
  if (statements.length === 0) throw new Error(`No login reaches the bucket ${bucket}.`);
  return { Version: '2012-10-17', Statement: statements };
}
