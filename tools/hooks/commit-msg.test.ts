import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const HOOK = join(import.meta.dirname, 'commit-msg');
const folder = mkdtempSync(join(tmpdir(), 'commit-msg-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AREA = 'cart: ';
it.each([
  ['cart: retry a failed update after reconnect', 0],
  ['webhooks, contentful: give signatures test files of their own', 0],
  [`${AREA}${'a'.repeat(72 - AREA.length)}`, 0],
  [`${AREA}${'a'.repeat(73 - AREA.length)}`, 1],
  ['Merge branch main', 0],
  ['retry a failed update', 1],
  ['cart: Retry a failed update', 1],
  ['Cart: retry', 1],
])('%s ends with %i', (subject, status) => {
  const file = join(folder, 'message');
  writeFileSync(
    file,
    `${subject}\n\nThe body may be as long as it needs to be, and say why the change was made at all.\n`,
  );
  expect(spawnSync('sh', [HOOK, file]).status).toBe(status);
});
