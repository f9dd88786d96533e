import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOOPBACK } from '../../../../infra/programs/ports.mjs';
import { outputOf } from '../../../../infra/programs/programs.mjs';

const DAYS = '2';
const NEW_KEY = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', DAYS];

/** The files of a server's certificate, all PEM. @param {string} folder */
export const certificateFiles = (folder) => ({
  authority: path.join(folder, 'authority.pem'),
  certificate: path.join(folder, 'certificate.pem'),
  key: path.join(folder, 'key.pem'),
  /** Key and certificate in one file, as Kafka reads them. */
  both: path.join(folder, 'both.pem'),
});

/**
 * Makes an authority that nobody trusts yet, and a certificate of it for a server on loopback.
 * @param {string} folder is created; what it has is kept
 * @returns {Promise<ReturnType<typeof certificateFiles>>}
 */
export async function makeCertificates(folder) {
  const files = certificateFiles(folder);
  if (existsSync(files.both)) return files;
  mkdirSync(folder, { recursive: true });
  const authorityKey = path.join(folder, 'authority-key.pem');
  const ofServer = [
    '-addext',
    `subjectAltName=IP:${LOOPBACK},DNS:localhost`,
    '-addext',
    'basicConstraints=critical,CA:FALSE',
  ];
  await outputOf('openssl', [...NEW_KEY, '-subj', '/CN=authority', '-keyout', authorityKey, '-out', files.authority]);
  const signed = ['-CA', files.authority, '-CAkey', authorityKey];
  await outputOf('openssl', [
    ...NEW_KEY,
    ...['-subj', '/CN=engine', '-keyout', files.key, '-out', files.certificate],
    ...ofServer,
    ...signed,
  ]);
  writeFileSync(files.both, `${readFileSync(files.key, 'utf8')}${readFileSync(files.certificate, 'utf8')}`);
  return files;
}
