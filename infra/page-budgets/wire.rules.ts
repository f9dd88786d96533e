/** A file as received over the network. */
export interface WireFile {
  url: string;
  mimeType: string;
  /** `content-encoding`; undefined when uncompressed. */
  encoding: string | undefined;
  /** Compressed size of the body, without headers; NaN when unknown. */
  bytes: number;
  /** When it was requested and when it arrived, in milliseconds of one clock. */
  askedAt: number;
  answeredAt: number;
}

const isScript = ({ mimeType }: WireFile): boolean => mimeType.includes('javascript');

/** The scripts that are not among `known`. */
export function scriptsBeyond(files: readonly WireFile[], known: readonly WireFile[] = []): WireFile[] {
  const urls = new Set(known.map(({ url }) => url));
  return files.filter((file) => isScript(file) && !urls.has(file.url));
}

/** Kilobytes of gzipped scripts. @throws Error naming one that is not gzip, or has no size */
export function gzipKilobytes(scripts: readonly WireFile[]): number {
  const odd = scripts.find(({ encoding, bytes }) => encoding !== 'gzip' || Number.isNaN(bytes));
  if (odd) throw new Error(`${odd.url} came as ${odd.encoding}, ${odd.bytes} bytes.`);
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

/** Kilobytes of all files whose address matches, as they came: gzipped, and ranges of the map file as they are. @throws Error naming one without a size */
export function kilobytesOf(files: readonly WireFile[], address: RegExp): number {
  const matching = files.filter(({ url }) => address.test(new URL(url).pathname));
  const odd = matching.find(({ bytes }) => Number.isNaN(bytes));
  if (odd) throw new Error(`${odd.url} came without a size.`);
  return matching.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

/** How long after the first answer of `path` the largest script was requested, in milliseconds. @throws Error without either */
export function largestAskedAfter(scripts: readonly WireFile[], files: readonly WireFile[], path: string): number {
  const [largest] = [...scripts].sort((left, right) => right.bytes - left.bytes);
  const answer = files.find(({ url }) => new URL(url).pathname.endsWith(path));
  if (!largest || !answer) throw new Error(`There was no script, or no answer of ${path}.`);
  return largest.askedAt - answer.answeredAt;
}
