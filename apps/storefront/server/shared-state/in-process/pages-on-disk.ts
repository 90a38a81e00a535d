import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import * as v from 'valibot';
import {
  LAST_PAGE_LIVES_FOR_IN_MS,
  type OpenPagesOptions,
  type SharedPage,
  type SharedPages,
} from '../shared-state.ts';
import { DRAFT, writeWhole } from './write-whole.ts';

export interface PagesOnDiskOptions extends Pick<OpenPagesOptions, 'family'> {
  readonly folder: string;
  readonly maxBytes: number;
  /** Milliseconds since 1970, which outlive the process. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** An unchanged page is written again after this time, so that its file does not expire. */
const WRITE_AGAIN_AFTER_IN_MS = 3_600_000;

const body = v.optional(v.custom<Buffer<ArrayBuffer>>((value) => Buffer.isBuffer(value)));
const fileSchema = v.object({
  target: v.string(),
  etag: v.string(),
  headers: v.array(v.string()),
  tags: v.array(v.string()),
  bodies: v.object({ br: body, gzip: body }),
  madeAtInMs: v.number(),
});

interface Written {
  readonly sizeInBytes: number;
  readonly etag: string | null;
  readonly atInMs: number;
}

/** Keeps the last good pages of a server without Redis, so that its next start can show them while a service is out. */
export function openPagesOnDisk(options: PagesOnDiskOptions): SharedPages {
  const { family, maxBytes, clock, onError } = options;
  const folder = join(options.folder, family);
  /** Files by name, the oldest first. */
  const written = listFiles(options.folder, folder, clock(), onError);
  let sizeInBytes = [...written.values()].reduce((sum, file) => sum + file.sizeInBytes, 0);

  const forget = async (name: string): Promise<void> => {
    sizeInBytes -= written.get(name)?.sizeInBytes ?? 0;
    written.delete(name);
    await rm(join(folder, name), { force: true });
  };

  async function keep(target: string, page: SharedPage): Promise<void> {
    const name = fileNameOf(target);
    const before = written.get(name);
    const atInMs = clock();
    if (before?.etag === page.etag && atInMs - before.atInMs < WRITE_AGAIN_AFTER_IN_MS) return;
    const { ageInMs, ...rest } = page;
    const data = serialize({ ...rest, target, madeAtInMs: atInMs - ageInMs });
    if (data.length > maxBytes) return;
    await writeWhole(join(folder, name), data);
    sizeInBytes += data.length - (before?.sizeInBytes ?? 0);
    written.delete(name);
    written.set(name, { sizeInBytes: data.length, etag: page.etag, atInMs });
    for (const oldest of written.keys()) {
      if (sizeInBytes <= maxBytes) break;
      await forget(oldest);
    }
  }

  return {
    take: async (target) => ({
      kind: 'make',
      keep: (page) => keep(target, page).catch(onError),
      giveUp: async (why) => {
        if (why === 'gone') await forget(fileNameOf(target)).catch(onError);
      },
    }),
    findLast: async (target) => {
      const data = await readFile(join(folder, fileNameOf(target))).catch(() => null);
      return data && pageFrom(data, target, clock());
    },
  };
}

function fileNameOf(target: string): string {
  return createHash('sha256').update(target).digest('base64url');
}

/** Removes the pages of other families and those that are too old, and lists the rest. */
function listFiles(
  parent: string,
  folder: string,
  nowInMs: number,
  onError: (error: unknown) => void,
): Map<string, Written> {
  const found: [string, Written][] = [];
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(parent)) {
      if (join(parent, name) !== folder) rmSync(join(parent, name), { recursive: true });
    }
    for (const name of readdirSync(folder)) {
      const { size, mtimeMs } = statSync(join(folder, name));
      const isOld = nowInMs - mtimeMs >= LAST_PAGE_LIVES_FOR_IN_MS;
      if (isOld || name.endsWith(DRAFT)) rmSync(join(folder, name), { force: true });
      else found.push([name, { sizeInBytes: size, etag: null, atInMs: mtimeMs }]);
    }
  } catch (error) {
    // The folder may be read-only, or another worker may be tidying it: pages are made all the same.
    onError(error);
  }
  return new Map(found.sort(([, one], [, other]) => one.atInMs - other.atInMs));
}

function pageFrom(data: Buffer, target: string, nowInMs: number): SharedPage | null {
  const parsed = v.safeParse(fileSchema, contentOf(data));
  if (!parsed.success || parsed.output.target !== target) return null;
  const { etag, headers, tags, madeAtInMs } = parsed.output;
  const { br, gzip } = parsed.output.bodies;
  const ageInMs = nowInMs - madeAtInMs;
  if (ageInMs >= LAST_PAGE_LIVES_FOR_IN_MS || (br ?? gzip) === undefined) return null;
  return { etag, headers, tags, ageInMs, bodies: { ...(br && { br }), ...(gzip && { gzip }) } };
}

/** A file that was cut off reads as nothing. */
function contentOf(data: Buffer): unknown {
  try {
    return deserialize(data);
  } catch {
    return null;
  }
}
