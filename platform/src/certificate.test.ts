import { X509Certificate } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../tests/fixtures/folder.ts';
import { openPlatform } from '../tests/fixtures/platform.ts';
import { certificateFileIn, storedCertificate } from './certificate.ts';
import { servePlatform } from './server.ts';

const DAY_IN_MS = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

function statusOf(port: number, hostname: string, ca: string | null): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { port, hostname, path: '/healthz', agent: false, ...(ca !== null && { ca }) };
    get(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).once('error', reject);
  });
}

it('is kept, and its key is for its owner only', async () => {
  const made = await storedCertificate(folder);
  expect(await storedCertificate(folder)).toEqual(made);
  expect(statSync(join(folder, 'platform-certificate-key.pem')).mode & 0o777).toBe(0o600);
  expect(new X509Certificate(made.cert).ca).toBe(false);
});

it.each([
  [366, 'kept'],
  [367, 'kept'],
  [368, 'made anew'],
])('%s days later it is %s', async (days, outcome) => {
  const made = await storedCertificate(folder, () => new Date(0));
  const later = await storedCertificate(folder, () => new Date(days * DAY_IN_MS));
  expect(later.cert === made.cert ? 'kept' : 'made anew').toBe(outcome);
});

it('is made anew where a file broke off or belongs to another', async () => {
  const { cert } = await storedCertificate(folder);
  writeFileSync(certificateFileIn(folder), cert.slice(0, 100));
  const next = await storedCertificate(folder);
  expect(next.cert).not.toBe(cert);
  writeFileSync(certificateFileIn(folder), cert);
  expect((await storedCertificate(folder)).cert).not.toBe(cert);
});

it('is what clients that trust it get https with, and no others', async () => {
  const certificate = await storedCertificate(folder);
  const platform = openPlatform();
  const served = await servePlatform(platform, { port: 0, certificate });
  try {
    expect(await statusOf(served.port, 'localhost', certificate.cert)).toBe(200);
    expect(await statusOf(served.port, '127.0.0.1', certificate.cert)).toBe(200);
    await expect(statusOf(served.port, 'localhost', null)).rejects.toThrow(/self-signed/);
  } finally {
    await served.stop();
  }
});
