import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_MEDIA_BASE } from '../src/import/demo-media-base.ts';
import { demoFiles } from './generator/demo-files.ts';

// `node demo/build-demo.ts [media base]` writes the imports of all demo shops anew.
const mediaBase = process.argv[2] ?? DEMO_MEDIA_BASE;
const folder = fileURLToPath(new URL('./shops', import.meta.url));

for (const [name, content] of demoFiles(mediaBase)) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
