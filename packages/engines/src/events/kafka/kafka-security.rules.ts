/** How a client proves its password to a broker; scram sends no password. */
export const SASL_MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;
export type SaslMechanism = (typeof SASL_MECHANISMS)[number];

/** What the settings say about encryption and log-in. */
export interface KafkaSecuritySettings {
  KAFKA_TLS?: 'on' | 'off' | undefined;
  KAFKA_CA_FILE?: string | undefined;
  KAFKA_SASL_MECHANISM?: SaslMechanism | undefined;
  KAFKA_USERNAME?: string | undefined;
  KAFKA_PASSWORD?: string | undefined;
}

/** Encryption and log-in of a client; empty for a broker that demands neither. */
export interface KafkaSecurity {
  /** `true`: trusts the authorities that Node trusts. */
  ssl?: true | { ca: string };
  sasl?: { mechanism: SaslMechanism; username: string; password: string };
}

const LOG_IN = ['KAFKA_SASL_MECHANISM', 'KAFKA_USERNAME', 'KAFKA_PASSWORD'] as const;

/**
 * Why no client may be made of the settings, in one sentence without values; undefined when it may: a part of the log-in is
 * missing, or a password or a certificate is set while the connection would not be encrypted as they need it.
 */
export function kafkaSecurityRefusal(settings: KafkaSecuritySettings): string | undefined {
  const missing = LOG_IN.filter((key) => settings[key] === undefined);
  if (missing.length > 0 && missing.length < LOG_IN.length)
    return `${LOG_IN.join(', ')} are set together; missing: ${missing.join(', ')}`;
  if (settings.KAFKA_TLS === 'on') return undefined;
  if (settings.KAFKA_CA_FILE !== undefined) return 'KAFKA_CA_FILE needs KAFKA_TLS=on.';
  return settings.KAFKA_SASL_MECHANISM === 'plain'
    ? 'KAFKA_SASL_MECHANISM=plain needs KAFKA_TLS=on: it sends KAFKA_PASSWORD readably.'
    : undefined;
}

/**
 * Encryption and log-in by settings that are not refused.
 * @param certificate the content of KAFKA_CA_FILE; undefined without one
 */
export function kafkaSecurity(settings: KafkaSecuritySettings, certificate: string | undefined): KafkaSecurity {
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = settings;
  const isComplete = mechanism !== undefined && username !== undefined && password !== undefined;
  return {
    ...(settings.KAFKA_TLS === 'on' ? { ssl: certificate === undefined ? true : { ca: certificate } } : {}),
    ...(isComplete ? { sasl: { mechanism, username, password } } : {}),
  };
}
