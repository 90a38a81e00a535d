import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';

/** Fetches a page as browsers do; `bytes` is the size of its body over the wire. */
export async function fetchCompressed(url: string) {
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html,*/*' };
  const response = await request(url, { headers });
  const body = Buffer.from(await response.body.arrayBuffer());
  const isGzip = response.headers['content-encoding'] === 'gzip';
  const text = (isGzip ? gunzipSync(body) : body).toString('utf8');
  return { body, bytes: body.length, headers: response.headers, text };
}

// Set by every server itself.
const CONNECTION_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Saves a response as it travels for the peers that send the same one. */
export async function recordResponse(url: string): Promise<{ file: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'response-'));
  const file = join(folder, 'response.json');
  const { headers, body } = await fetchCompressed(url);
  const own = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
  writeFileSync(
    file,
    JSON.stringify({ headers: Object.fromEntries(own), bodyInBase64: body.toString('base64') }),
  );
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
