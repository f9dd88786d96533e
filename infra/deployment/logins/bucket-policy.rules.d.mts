interface Statement {
  Effect: string;
  Action: string[];
  Resource: string[];
}

/** The policy of a bucket that gives each login what its own policy gives it there. @throws Error when no login reaches the bucket */
export function bucketPolicy(
  bucket: string,
  policies: Readonly<Record<string, { Statement: Statement[] }>>,
): { Version: string; Statement: (Statement & { Principal: { AWS: string[] } })[] };
