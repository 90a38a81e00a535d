import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPlatform, exportContent, servePlatform } from '@lokke/platform';
import { type ClientCall, call } from './client-call.ts';
import { type ContentTools, fetchContentTools } from './fetch-content-tools.ts';
import type { OpenPlatform } from './open-platform.ts';

const LISTS = ['locales', 'contentTypes', 'tags', 'assets', 'entries'] as const;
const FILE = 'space.json';

/** The import tool as from a command line, with its settings in a file: as a module, Node does not load it. */
async function runImport(
  { importCommand }: ContentTools,
  folder: string,
  settings: object,
): Promise<void> {
  const config = join(folder, 'import.json');
  await writeFile(config, JSON.stringify(settings));
  await promisify(execFile)(importCommand, ['--config', config], { cwd: folder });
}

/** What both tools need to find a space. */
function spaceAt(port: number, managementToken: string) {
  return {
    spaceId: 'lokke',
    environmentId: 'master',
    managementToken,
    host: `127.0.0.1:${port}`,
    insecure: true,
    basePath: '/contentful/management',
    useVerboseRenderer: true,
  };
}

/** Everything by its id or code, without versions, dates and spaces. */
function contentOf(space: string): Readonly<Record<string, object>> {
  const lists: Readonly<Record<string, unknown>> = JSON.parse(space);
  return Object.fromEntries(
    LISTS.map((list) => {
      const items: readonly unknown[] = Array.isArray(lists[list]) ? lists[list] : [];
      return [list, Object.fromEntries(items.map(nameAndContent))];
    }),
  );
}

function nameAndContent(item: unknown): readonly [string, object] {
  const { sys, ...content } = Object(item);
  const type: unknown = sys.contentType?.sys.id ?? null;
  return [String(content.code ?? sys.id), { type, ...content }];
}

/** Contentful's export tool reads the demo, its import tool fills an empty platform with that. */
export function contentToolCalls({ port, secrets }: OpenPlatform): readonly ClientCall[] {
  return [
    call(
      'contentful-export, contentful-import',
      'the demo comes whole into an empty space',
      async () => {
        const folder = await mkdtemp(join(tmpdir(), 'content-tools-'));
        const file = join(folder, FILE);
        const demo = { ...spaceAt(port, secrets.ownerToken), exportDir: folder, contentFile: FILE };
        const tools = fetchContentTools();
        // As a module: its command does not start with the yargs that it asks for.
        await tools.exportSpace(demo);
        await using empty = await openEmpty();
        await runImport(tools, folder, { ...empty.space, contentFile: file });
        const [before, after] = [await readFile(file, 'utf8'), empty.written()].map(contentOf);
        await rm(folder, { recursive: true });
        return {
          hasEntries: Object.keys(before?.['entries'] ?? {}).length > 100,
          isSame: JSON.stringify(sorted(after)) === JSON.stringify(sorted(before)),
        };
      },
      { hasEntries: true, isSame: true },
    ),
  ];
}

async function openEmpty() {
  const platform = createPlatform({ dataFile: ':memory:' });
  const { port, stop } = await servePlatform(platform, { port: 0 });
  return {
    space: spaceAt(port, platform.secrets.ownerToken),
    written: () => exportContent(platform.context.store.read),
    [Symbol.asyncDispose]: stop,
  };
}

/** With the keys of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
