/** A quote in a test's name, and the file of the test. */
export interface Quote {
  text: string;
  file: string;
}

const QUOTE = /“([^”\n]+)”/g;

/** Test names quote the specification between these marks; code and comments use others. */
export function quotesIn(file: string, source: string): Quote[] {
  return [...source.matchAll(QUOTE)].map(([, text = '']) => ({ file, text: withoutEscapes(text) }));
}

const withoutEscapes = (text: string): string => text.replace(/\\(['"`\\])/g, '$1');
