import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { importSalons } from '../../services/firestore/index.ts';
import { type Command, type CommandInput, DONE, REFUSED, UsageError } from './command.ts';

/** More errors than this would only hide the first ones. */
const MAX_ERRORS_SHOWN = 20;

export const importSalonsCommand: Command = {
  usage: 'import-salons <file.jsonl>',
  summary: 'salons, one JSON object in each line; all of them or none',
  async run(input) {
    const path = pathArgument(input);
    const text = await readFile(path, 'utf8').catch(() => {
      throw new UsageError(`Cannot read the file "${path}".`);
    });
    const { store, now } = input.openPlatform();
    const imported = await importSalons(store, text, now());
    if (imported.ok) {
      input.out.write(`Imported ${imported.salonCount} salons from ${basename(path)}.\n`);
      return DONE;
    }
    for (const { line, reason } of imported.errors.slice(0, MAX_ERRORS_SHOWN)) {
      input.err.write(`${basename(path)}:${line}  ${reason}\n`);
    }
    const more = imported.errors.length - MAX_ERRORS_SHOWN;
    if (more > 0) input.err.write(`… and ${more} more lines.\n`);
    input.err.write('Nothing was imported.\n');
    return REFUSED;
  },
};

function pathArgument({ arguments: given, workingDir }: CommandInput): string {
  const [path, ...more] = given;
  if (path === undefined) throw new UsageError('Missing file to import.');
  if (more.length > 0) throw new UsageError(`Expected one file, but got "${more[0]}", too.`);
  return resolve(workingDir, path);
}
