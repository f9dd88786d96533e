/** By what a gateway's answer shows that it took an SMS: a value in JSON, or a pattern. Either may show the gateway's own id. */
export type SmsSuccess =
  | { kind: 'value'; path: readonly string[]; values: readonly string[]; idPath: readonly string[] | undefined }
  | { kind: 'pattern'; pattern: RegExp };

const PATTERN = /^\/(.+)\/$/s;
/** `response_code=202`, `messages.0.status.groupName=PENDING|DELIVERED;id=messages.0.messageId`; `$` is the whole answer. */
const VALUE = /^([\w.$-]+)=([^;]+)(?:;id=([\w.$-]+))?$/;

/** Reads SMS_SUCCESS; undefined: it is neither. A pattern stands in slashes, with the id in a group named `id`. */
export function successOf(setting: string): SmsSuccess | undefined {
  const [, pattern] = PATTERN.exec(setting) ?? [];
  if (pattern !== undefined) return patternOf(pattern);
  const [, path, values, idPath] = VALUE.exec(setting) ?? [];
  if (path === undefined || values === undefined) return undefined;
  const idParts = idPath === undefined ? undefined : partsOf(idPath);
  return { kind: 'value', path: partsOf(path), values: values.split('|'), idPath: idParts };
}

function patternOf(text: string): SmsSuccess | undefined {
  try {
    return { kind: 'pattern', pattern: new RegExp(text) };
  } catch {
    return undefined;
  }
}

const partsOf = (path: string): string[] => path.split('.').filter((part) => part !== '' && part !== '$');

/** What an answer shows. `taken`: undefined when it does not have what SMS_SUCCESS asks for. */
export function shownBy(said: string, success: SmsSuccess): { taken: boolean | undefined; id?: string } {
  if (success.kind === 'pattern') {
    const match = success.pattern.exec(said);
    return { taken: match !== null, ...named(match?.groups?.id) };
  }
  const json = parsed(said);
  const value = valueAt(json, success.path);
  if (value === undefined) return { taken: undefined };
  return { taken: success.values.includes(value), ...named(success.idPath && valueAt(json, success.idPath)) };
}

const named = (id: string | undefined): { id?: string } => (id === undefined || id === '' ? {} : { id });

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

/** A number, a text or a truth value, as text. */
function valueAt(json: unknown, path: readonly string[]): string | undefined {
  let node = json;
  for (const part of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return ['number', 'string', 'boolean'].includes(typeof node) ? String(node) : undefined;
}
