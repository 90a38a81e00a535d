import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { SHOP_KEYS } from './protocol/index.ts';

export interface Certificate {
  /** PEM. */
  readonly cert: string;
  readonly key: string;
}

/** Browsers take no certificate of a server for longer. */
const VALID_FOR_IN_DAYS = 397;
/** Renews a certificate that is about to end. */
const LEFT_AT_LEAST_IN_DAYS = 30;
const DAY_IN_MS = 86_400_000;
const DNS_NAME = 2;
const IP_ADDRESS = 7;

export const certificateFileIn = (dataDir: string): string =>
  join(dataDir, 'platform-certificate.pem');
const keyFileIn = (dataDir: string): string => join(dataDir, 'platform-certificate-key.pem');

/** The certificate of this machine's names, kept in the data folder so that it has to be trusted once only. */
export async function storedCertificate(
  dataDir: string,
  now: () => Date = () => new Date(),
): Promise<Certificate> {
  const [file, keyFile] = [certificateFileIn(dataDir), keyFileIn(dataDir)];
  if (existsSync(file) && existsSync(keyFile)) {
    const stored = { cert: readFileSync(file, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    if (isUsable(stored, now())) return stored;
  }
  const made = await makeCertificate(now());
  writeFileSync(keyFile, made.key, { mode: 0o600 });
  writeFileSync(file, made.cert);
  return made;
}

function isUsable({ cert, key }: Certificate, now: Date): boolean {
  try {
    const certificate = new X509Certificate(cert);
    const daysLeft = (certificate.validToDate.getTime() - now.getTime()) / DAY_IN_MS;
    return daysLeft >= LEFT_AT_LEAST_IN_DAYS && certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    // A file that broke off.
    return false;
  }
}

async function makeCertificate(now: Date): Promise<Certificate> {
  const names = ['localhost', ...SHOP_KEYS.map((key) => `${key}.localhost`)];
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: now,
    notAfterDate: new Date(now.getTime() + VALID_FOR_IN_DAYS * DAY_IN_MS),
    extensions: [
      // Whoever trusts it trusts this server, and nothing that it might sign.
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map((value) => ({ type: DNS_NAME, value }) as const),
          { type: IP_ADDRESS, ip: '127.0.0.1' },
          { type: IP_ADDRESS, ip: '::1' },
        ],
      },
    ],
  });
  return { cert, key };
}
