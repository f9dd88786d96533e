import { Logger } from '@pothik/engines';
import { type DestinationStream, type LogFn, type Logger as Pino, pino, stdSerializers } from 'pino';
import { contextFields } from '../context/request-context.js';

const SECRETS = [
  'password',
  'otp',
  'code',
  'startCode',
  'token',
  'authorization',
  'cookie',
  'statement',
  'accessToken',
  'refreshToken',
  'SESSION_KEYS',
  'STATEMENT_KEYS',
  'FORMER_PROFILES_KEY',
  'PUSH_KEYS',
  'S3_SECRET_KEY',
  'KAFKA_PASSWORD',
  'GOOGLE_CLIENT_SECRET',
  '["x-pothik-statement"]',
  '["set-cookie"]',
];
/** The code of an error (`ECONNREFUSED`) is no secret code. */
const hidden = (value: unknown, path: string[]): unknown =>
  path.at(-1) === 'code' && ['error', 'err', 'cause'].includes(path.at(-2) ?? '') ? value : '[hidden]';

const below = (prefix: string) =>
  SECRETS.map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`));

export interface LoggerOptions {
  /** `debug`, `info`, `warn`, `error` or `silent`. */
  level: string;
  /** Where lines go; default: standard output. */
  destination?: DestinationStream;
}

/** Lines of JSON by pino. Secrets in the fields, and one and two levels below, are redacted. */
export class PinoLogger extends Logger {
  readonly debug: LogFn;
  readonly info: LogFn;
  readonly warn: LogFn;
  readonly error: LogFn;

  private constructor(private readonly pino: Pino) {
    super();
    this.debug = pino.debug.bind(pino);
    this.info = pino.info.bind(pino);
    this.warn = pino.warn.bind(pino);
    this.error = pino.error.bind(pino);
  }

  static create(service: string, { level, destination }: LoggerOptions): PinoLogger {
    const options = {
      level,
      base: { service },
      mixin: contextFields,
      serializers: { error: stdSerializers.err, err: stdSerializers.err },
      redact: { paths: [...SECRETS, ...below('*'), ...below('*.*')], censor: hidden },
      timestamp: pino.stdTimeFunctions.isoTime,
    };
    return new PinoLogger(destination ? pino(options, destination) : pino(options));
  }

  child(fields: object): Logger {
    return new PinoLogger(this.pino.child(fields));
  }
}
