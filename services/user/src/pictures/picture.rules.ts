/** A picture's file name: whose it is, and a random part that nobody guesses. */
export const pictureName = (userId: string, random: string): string => `${userId}-${random}.webp`;

/** Where a picture of that name lies in the object store; undefined when the name is none of ours. */
export function pictureKey(name: string): string | undefined {
  const [, userId, random] = /^([0-9a-f]{24})-([0-9a-f-]{36})\.webp$/.exec(name) ?? [];
  return userId === undefined ? undefined : `users/${userId}/${random}.webp`;
}
