import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { importContent } from '../../services/contentful/index.ts';
import { type Command, DONE, REFUSED, UsageError } from './command.ts';

/** More errors than this would only hide the first ones. */
const MAX_ERRORS_SHOWN = 20;

export const importContentCommand: Command = {
  usage: 'import-content <export.json>',
  summary: 'a Contentful export becomes the content; whole or not at all',
  async run({ arguments: given, workingDir, out, err, openPlatform }) {
    const [path, ...more] = given;
    if (path === undefined) throw new UsageError('Missing file to import.');
    if (more.length > 0) throw new UsageError(`Expected one file, but got "${more[0]}", too.`);
    const text = await readFile(resolve(workingDir, path), 'utf8').catch(() => {
      throw new UsageError(`Cannot read the file "${path}".`);
    });
    const { store, now } = openPlatform();
    const imported = await importContent(store, text, now());
    if (imported.ok) {
      const { entryCount, assetCount, draftCount, changedCount, deletedCount } = imported;
      out.write(
        `Imported ${entryCount} entries and ${assetCount} assets from ${basename(path)}: ` +
          `${changedCount} new or changed, ${deletedCount} gone, ${draftCount} drafts for the preview.\n`,
      );
      return DONE;
    }
    for (const error of imported.errors.slice(0, MAX_ERRORS_SHOWN)) err.write(`${error}\n`);
    const hidden = imported.errors.length - MAX_ERRORS_SHOWN;
    if (hidden > 0) err.write(`… and ${hidden} more.\n`);
    err.write('Nothing was imported.\n');
    return REFUSED;
  },
};
