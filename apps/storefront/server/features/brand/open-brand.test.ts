import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFolderOf } from '@lokke/brand';
import { expect, it } from 'vitest';
import { openBrand } from './index.ts';

it('names the file and the key of a text that cannot be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(join(brandFolderOf({}), '..', 'brand-plain'), folder, { recursive: true });
  mkdirSync(join(folder, 'messages'), { recursive: true });
  const write = (texts: object) =>
    writeFileSync(join(folder, 'messages/nl.json'), JSON.stringify(texts));
  write({ 'home.title': 'Welkom bij {brand}' });
  expect(openBrand(folder).messages.get('nl')).toEqual({ 'home.title': 'Welkom bij {brand}' });
  // Messages of letters and checkout are the platform's to show and to check.
  write({ 'home.title': 'Welkom', 'platform.checkout.payment': 'Afrekenen' });
  expect(openBrand(folder).messages.get('nl')).toEqual({ 'home.title': 'Welkom' });
  write({ 'home.slogan': 'Hoi' });
  expect(() => openBrand(folder)).toThrow('messages/nl.json: "home.slogan" is no message.');
  write({ 'home.title': 7 });
  expect(() => openBrand(folder)).toThrow('messages/nl.json: home.title must be a text, or plural');
  rmSync(folder, { recursive: true });
});
