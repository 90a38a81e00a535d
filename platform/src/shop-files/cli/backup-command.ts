import { join, relative, resolve } from 'node:path';
import { type BackupSecrets, backUp, restore } from '../../store/backup/index.ts';
import { dataFileIn, makeDataFolder } from '../../store/index.ts';
import { secretsFileOf } from '../../stored-secrets.ts';
import { type Command, type CommandInput, DONE, oneArgument } from './command.ts';

function fileArgument(input: CommandInput): string {
  const path = oneArgument(input, { missing: 'Missing file of the backup.', what: 'file' });
  return resolve(input.workingDir, path);
}

/** Secrets besides the key of the data: those of services, and what the storefront encrypts cookies with. */
function secretsOf({ dataDir }: CommandInput): BackupSecrets {
  const folder = resolve(dataDir);
  return {
    files: [secretsFileOf(dataDir), join(folder, 'session-secret')],
    passphrase: process.env['BACKUP_PASSPHRASE'] || null,
  };
}

export const backupCommand: Command = {
  usage: 'backup <file>',
  takes: [],
  summary:
    'all data and pictures of one moment as one new file, with all secrets sealed by BACKUP_PASSPHRASE; orders come in meanwhile',
  async run(input) {
    const file = fileArgument(input);
    const secrets = secretsOf(input);
    await backUp(dataFileIn(resolve(input.dataDir)), file, secrets);
    const name = relative(input.workingDir, file);
    const told =
      secrets.passphrase === null
        ? `Keep ${name}.key elsewhere: it opens its secrets. Tokens and session secrets are not in it: set BACKUP_PASSPHRASE, and all are sealed in the one file.`
        : 'All secrets are sealed in it by BACKUP_PASSPHRASE: without that they are lost.';
    input.out.write(`Backed up to ${name}. ${told}\n`);
    return DONE;
  },
};

export const restoreCommand: Command = {
  usage: 'restore <file>',
  takes: [],
  summary:
    'a backup in the place of all data, which is kept, with the secrets that BACKUP_PASSPHRASE opens; the platform must not run',
  async run(input) {
    const file = fileArgument(input);
    const dataDir = resolve(input.dataDir);
    makeDataFolder(dataDir);
    const options = { ...secretsOf(input), now: new Date() };
    const { aside, secrets } = await restore(dataFileIn(dataDir), file, options);
    input.out.write(`Restored ${relative(input.workingDir, file)}.\n`);
    if (secrets === null)
      input.out.write('Its secrets stay sealed: BACKUP_PASSPHRASE is not set.\n');
    else if (secrets.length > 0) input.out.write(`Secrets restored: ${secrets.join(', ')}.\n`);
    if (aside !== null) input.out.write(`The data before is kept in ${aside}.\n`);
    return DONE;
  },
};
