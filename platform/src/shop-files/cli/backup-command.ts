import { relative, resolve } from 'node:path';
import { backUp, restore } from '../../store/backup/index.ts';
import { dataFileIn, makeDataFolder } from '../../store/index.ts';
import { type Command, type CommandInput, DONE, oneArgument } from './command.ts';

function fileArgument(input: CommandInput): string {
  const path = oneArgument(input, { missing: 'Missing file of the backup.', what: 'file' });
  return resolve(input.workingDir, path);
}

export const backupCommand: Command = {
  usage: 'backup <file>',
  summary:
    'all data and pictures of one moment as one new file, and the key of its secrets; orders come in meanwhile',
  async run(input) {
    const file = fileArgument(input);
    await backUp(dataFileIn(resolve(input.dataDir)), file);
    const name = relative(input.workingDir, file);
    input.out.write(`Backed up to ${name}. Keep ${name}.key elsewhere: it opens its secrets.\n`);
    return DONE;
  },
};

export const restoreCommand: Command = {
  usage: 'restore <file>',
  summary: 'a backup in the place of all data, which is kept; the platform must not run',
  async run(input) {
    const file = fileArgument(input);
    const dataDir = resolve(input.dataDir);
    makeDataFolder(dataDir);
    const aside = await restore(dataFileIn(dataDir), file, new Date());
    input.out.write(`Restored ${relative(input.workingDir, file)}.\n`);
    if (aside !== null) input.out.write(`The data before is kept in ${aside}.\n`);
    return DONE;
  },
};
