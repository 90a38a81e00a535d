import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What a server sets by itself, whatever it is told.
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Fetches an answer as it travels and leaves it in a file for the servers that send the same one. */
export async function keepAnswer(url: string): Promise<{ file: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'answer-'));
  const file = join(folder, 'answer.json');
  const answer = await new Promise<{ headers: object; bodyInBase64: string }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (message) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(message.headers).filter(([name]) => !OF_THE_CONNECTION.has(name)),
        );
        resolve({ headers, bodyInBase64: Buffer.concat(chunks).toString('base64') });
      });
    }).on('error', reject);
  });
  writeFileSync(file, JSON.stringify(answer));
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
