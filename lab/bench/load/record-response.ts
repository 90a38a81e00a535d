import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';

// Set by every server itself.
const CONNECTION_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export interface RecordedResponse extends Disposable {
  readonly file: string;
}

/** Saves a compressed response as it travels, for the peers that send the same one. */
export async function recordResponse(url: string): Promise<RecordedResponse> {
  const folder = mkdtempSync(join(tmpdir(), 'response-'));
  const file = join(folder, 'response.json');
  const asked = { 'accept-encoding': 'gzip', accept: 'text/html,*/*' };
  const { headers, body } = await request(url, { headers: asked });
  const bodyInBase64 = Buffer.from(await body.arrayBuffer()).toString('base64');
  const own = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
  writeFileSync(file, JSON.stringify({ headers: Object.fromEntries(own), bodyInBase64 }));
  return { file, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
