/**
 * The limit is part of the text: with a bound limit SQLite plans the statement anew for each execution. Callers use
 * few limits, so few statements exist.
 */
export function limited(sql: string): (limit: number) => string {
  const texts = new Map<number, string>();
  return (limit) => {
    let text = texts.get(limit);
    if (!text) {
      text = `${sql} LIMIT ${Math.trunc(limit)}`;
      texts.set(limit, text);
    }
    return text;
  };
}
