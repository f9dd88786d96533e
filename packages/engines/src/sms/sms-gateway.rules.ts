import { isLoopbackName } from '@pothik/contracts/platform';
import { type SmsSuccess, successOf } from './sms-success.rules.js';
import { bodyKindOf, placesIn } from './sms-template.rules.js';

/** The settings of a gateway, as the environment has them. */
export interface SmsSettings {
  SMS_URL: string;
  SMS_METHOD?: 'GET' | 'POST' | undefined;
  SMS_HEADERS?: string | undefined;
  SMS_BODY?: string | undefined;
  SMS_SUCCESS?: string | undefined;
  SMS_INSECURE?: 'yes' | 'no' | undefined;
}

/** How a gateway is called. Templates have the places `{to}`, `{text}` and `{id}`. */
export interface SmsGateway {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body: { template: string; kind: 'json' | 'form' } | undefined;
  success: SmsSuccess;
}

const CONTENT_TYPE = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The gateway of the settings, or the names of those that are wrong: their values are secrets. */
export function gatewayOf(settings: SmsSettings): { gateway: SmsGateway } | { wrong: readonly string[] } {
  const { SMS_URL: url, SMS_BODY: template, SMS_METHOD: method = template === undefined ? 'GET' : 'POST' } = settings;
  const kind = template === undefined ? undefined : bodyKindOf(template);
  const headers = headersOf(settings.SMS_HEADERS);
  const success = successOf(settings.SMS_SUCCESS ?? '');
  const isBodyRight = template === undefined || (kind !== undefined && method === 'POST');
  const wrong = [
    ...(isAddress(url, settings.SMS_INSECURE) ? [] : ['SMS_URL']),
    ...(headers ? [] : ['SMS_HEADERS']),
    ...(isBodyRight && hasPlaces(url, template) ? [] : ['SMS_BODY']),
    ...(success ? [] : ['SMS_SUCCESS']),
  ];
  if (wrong.length > 0 || !headers || !success) return { wrong };
  const body = template === undefined || kind === undefined ? undefined : { template, kind };
  const typed = body === undefined ? headers : { 'content-type': CONTENT_TYPE[body.kind], ...headers };
  return { gateway: { url, method, headers: typed, body, success } };
}

/** https, or http of this machine or by consent: codes and keys would cross the net in clear. Places stand in the query alone. */
function isAddress(url: string, insecure: SmsSettings['SMS_INSECURE']): boolean {
  if (!URL.canParse(url) || placesIn(url.split('?')[0] ?? '')?.size !== 0 || url.includes('#')) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && (insecure === 'yes' || isLoopbackName(hostname)));
}

/** Whether the call says to whom and what, and has no unknown place. */
function hasPlaces(url: string, body = ''): boolean {
  const places = placesIn(url, body);
  return places?.has('{to}') === true && places.has('{text}');
}

/** A JSON object of texts, with names in lower case. Undefined: it is none, or no HTTP client could send it. */
function headersOf(setting = '{}'): Record<string, string> | undefined {
  try {
    const given: unknown = JSON.parse(setting);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
    const entries = Object.entries(given);
    if (!entries.every(([, value]) => typeof value === 'string' && placesIn(value))) return undefined;
    return Object.fromEntries(new Headers(entries as [string, string][]));
  } catch {
    return undefined;
  }
}
