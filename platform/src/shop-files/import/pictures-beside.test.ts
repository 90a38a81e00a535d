import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { newFolder } from '../../../tests/fixtures/folder.ts';
import { openPictures } from './pictures-beside.ts';

const folder = newFolder();

let small: Uint8Array;
beforeAll(async () => {
  small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
});

function keep(files: Record<string, Uint8Array>): string {
  const path = join(folder, 'p.zip');
  writeFileSync(path, zipSync(files, { level: 1 }));
  return path;
}

const leftOutOf = async (files: Record<string, Uint8Array>) =>
  (await openPictures(keep(files)))?.leftOut;

it('unpacks one picture at a time, and no more in all than is allowed', async () => {
  const zeros = new Uint8Array(30_000_000);
  const names = Array.from({ length: 8 }, (_, index) => `zeros-${index}.png`);
  const path = keep({ 'a.png': small, ...Object.fromEntries(names.map((name) => [name, zeros])) });
  const { value, peakInBytes } = await measure(() =>
    openPictures(path, { pictureInBytes: 30_000_000, unpackedInBytes: 220_000_000 }),
  );
  expect(value?.find('a.png')).not.toBeNull();
  expect(value?.leftOut.filter((sentence) => sentence.includes('too large'))).toHaveLength(1);
  expect(value?.leftOut).toHaveLength(8);
  expect(peakInBytes).toBeLessThan(150_000_000);
});

it('leaves out a file of more than 50 MB, and takes the second of a name as another one', async () => {
  const files = { 'big.png': new Uint8Array(50_000_001), 'x/a.png': small, 'y/a.png': small };
  expect(await leftOutOf(files)).toEqual([
    'big.png: It is too large, unpacked or with the others.',
    'a.png: Another picture has the same name.',
  ]);
});

it('leaves out a file of a folder that is larger than 50 MB', async () => {
  const beside = join(folder, 'beside');
  mkdirSync(beside);
  writeFileSync(join(beside, 'a.png'), small);
  writeFileSync(join(beside, 'big.png'), '');
  truncateSync(join(beside, 'big.png'), 50_000_001);
  const opened = await openPictures(beside);
  expect(opened?.leftOut).toEqual(['big.png: It is larger than 50 MB.']);
  expect(opened?.find('a.png')).not.toBeNull();
});

it('leaves out an empty file, in a folder and in an archive', async () => {
  const beside = join(folder, 'empty');
  mkdirSync(beside);
  writeFileSync(join(beside, 'a.png'), small);
  writeFileSync(join(beside, 'empty.png'), '');
  const leftOut = ['empty.png: It is no picture that can be shown.'];
  expect(await openPictures(beside)).toMatchObject({ leftOut });
  expect(await leftOutOf({ 'a.png': small, 'empty.png': new Uint8Array() })).toEqual(leftOut);
});

it.each(['png', 'jpeg', 'webp'] as const)(
  'leaves out a %s whose upload ended halfway',
  async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 200, height: 200, channels: 3, background: '#888', noise } as const;
    const whole = await sharp({ create }).toFormat(format).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(await leftOutOf({ 'whole.png': whole, 'half.png': half })).toEqual([
      'half.png: It is no picture that can be shown.',
    ]);
  },
);

it('leaves out what is damaged in an archive, and takes the rest', async () => {
  const path = keep({ 'a.png': small, 'b.png': small });
  const bytes = readFileSync(path);
  bytes.fill(0xff, bytes.indexOf('b.png') + 'b.png'.length, bytes.lastIndexOf('PK\x01\x02') - 60);
  writeFileSync(path, bytes);
  const opened = await openPictures(path);
  expect(opened?.leftOut).toEqual(['b.png: It is no picture that can be shown.']);
  expect(opened?.find('a.png')).not.toBeNull();
});

it('tells of an archive that is cut short', async () => {
  const path = keep({ 'a.png': small, 'b.png': small });
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
  expect((await openPictures(path))?.leftOut).toEqual([
    'p.zip: It is damaged or cut short. Pack it again, or name a folder.',
  ]);
});

it('reads no picture of more pixels than can be held, though its file is small', async () => {
  const side = 10_001;
  const wide = await sharp({
    create: { width: side, height: side, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  expect(await leftOutOf({ 'wide.png': wide })).toEqual([
    'wide.png: It is no picture that can be shown.',
  ]);
});

/** Runs work, and tells how much memory the process held at most beyond what it held before. */
async function measure<Value>(work: () => Promise<Value>) {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const value = await work().finally(() => clearInterval(timer));
  return { value, peakInBytes: peak - before };
}
