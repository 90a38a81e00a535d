// Subsets both font families to the glyphs of the seven languages; the result is committed. Run: node
// scripts/subset-fonts.ts.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = new URL('../public/fonts/', import.meta.url).pathname;

const codePoints = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const glyphs = `${codePoints(0x20, 0x7e)}${codePoints(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„•…‹›€™−\u2009\u202f`;

const families = [
  {
    name: 'imbue',
    file: 'imbue-latin-opsz-normal.woff2',
    variationAxes: { opsz: 100, wght: 300 },
  },
  {
    name: 'instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
] as const;

await mkdir(target, { recursive: true });
for (const { name, file, variationAxes } of families) {
  const folder = dirname(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/package.json`)),
  );
  const source = await readFile(join(folder, 'files', file));
  const subset = await subsetFont(source, glyphs, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(target, `${name}.woff2`), subset);
  await copyFile(join(folder, 'LICENSE'), join(target, `${name}-OFL.txt`));
  console.log(`${name}: ${subset.byteLength} bytes`);
}
