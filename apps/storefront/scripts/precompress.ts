import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Precompressed at the highest level at build time.
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.txt', '.json']);
const MINIMUM_BYTES = 512;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };

async function precompress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < MINIMUM_BYTES) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, BROTLI));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, GZIP));
}

const folder = join(import.meta.dirname, '../build/client');
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)),
);
await Promise.all(files.map(({ parentPath, name }) => precompress(join(parentPath, name))));
