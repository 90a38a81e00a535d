import { relative, resolve } from 'node:path';
import { backUp, restore } from '../../store/backup/index.ts';
import { dataFileIn, makeDataFolder } from '../../store/index.ts';
import { type Command, type CommandInput, DONE, UsageError } from './command.ts';

function fileArgument({ arguments: given, workingDir }: CommandInput): string {
  const [path, ...more] = given;
  if (path === undefined) throw new UsageError('Missing file of the backup.');
  if (more.length > 0) throw new UsageError(`Expected one file, but got "${more[0]}", too.`);
  return resolve(workingDir, path);
}

export const backupCommand: Command = {
  usage: 'backup <file>',
  summary: 'all data and pictures of one moment as one new file, while orders come in',
  async run(input) {
    const file = fileArgument(input);
    await backUp(dataFileIn(resolve(input.dataDir)), file);
    input.out.write(`Backed up to ${relative(input.workingDir, file)}.\n`);
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
