import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.txt', '.json']);
const MINIMUM_BYTES = 512;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < MINIMUM_BYTES) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, BROTLI));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, GZIP));
}

/** Writes each file of a folder beside itself, compressed at the highest level. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)),
  );
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}
