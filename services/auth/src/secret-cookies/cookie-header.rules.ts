/** The values of a name in a Cookie header, in its order; ours need no decoding. */
export function valuesNamed(name: string, header = ''): string[] {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}
