import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isPurged } from '../../cache/index.ts';

interface KeptFeed {
  readonly file: string;
  readonly madeAtInMs: number;
}

export interface KeptFeedsOptions {
  /** Folder of the feeds; a temporary one unless it is given. */
  readonly folder?: string | undefined;
  readonly freshInMs: number;
  readonly now: () => number;
}

/** Keeps finished feeds, compressed, in files: anybody may ask for one, and it is made once. */
export function createKeptFeeds({ folder, freshInMs, now }: KeptFeedsOptions) {
  const kept = new Map<string, KeptFeed>();
  const making = new Map<string, Promise<KeptFeed>>();
  const tagsOf = new Map<string, readonly string[]>();
  let opened: Promise<string> | null = null;

  const openFolder = async () => {
    if (folder === undefined) return mkdtemp(join(tmpdir(), 'feeds-'));
    await mkdir(folder, { recursive: true });
    return folder;
  };

  async function make(name: string, write: () => AsyncIterable<string>): Promise<KeptFeed> {
    opened ??= openFolder();
    const file = join(await opened, `${name}.gz`);
    const madeAtInMs = now();
    const half = `${file}.${process.pid}.half`;
    try {
      await pipeline(Readable.from(write()), createGzip(), createWriteStream(half));
      // Hands readers the whole feed or the one before.
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    return { file, madeAtInMs };
  }

  return {
    /** Opens the compressed feed; makes it where there is none that is fresh. */
    open: async (
      name: string,
      tags: readonly string[],
      write: () => AsyncIterable<string>,
    ): Promise<Readable> => {
      const known = kept.get(name);
      const isFresh = known !== undefined && now() - known.madeAtInMs < freshInMs;
      tagsOf.set(name, tags);
      const feed = isFresh ? known : await (making.get(name) ?? begin(name, write));
      return createReadStream(feed.file);
    },
    invalidate: (purged: readonly string[]): void => {
      for (const [name, tags] of tagsOf) if (isPurged(tags, purged)) kept.delete(name);
    },
  };

  function begin(name: string, write: () => AsyncIterable<string>): Promise<KeptFeed> {
    const made = make(name, write).then(
      (feed) => {
        kept.set(name, feed);
        making.delete(name);
        return feed;
      },
      (error: unknown) => {
        making.delete(name);
        throw error;
      },
    );
    making.set(name, made);
    return made;
  }
}
