/** The variables that a file of secrets lacks. What it has is never replaced, and keys of statements are not added to others. */
export function addedVariables(
  present: Readonly<Record<string, string | undefined>>,
  made: Readonly<Record<string, string>>,
): Record<string, string>;
