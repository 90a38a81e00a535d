import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BrandError, brandFolderOf } from '@lokke/brand';
import { openBrand } from '../../open-brand.ts';
import { createPlatform, type Platform } from '../../platform.ts';
import { DataError, dataFileIn, makeDataFolder } from '../../store/index.ts';
import { secretsFileOf, storedSecrets } from '../../stored-secrets.ts';
import { type AuditedCommand, auditCommand } from './audit-commands.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';
import {
  type Command,
  type CommandInput,
  DONE,
  OPTIONS,
  REFUSED,
  type Terminal,
  UsageError,
  WRONG_USAGE,
} from './command.ts';
import { discountCommand } from './discount-command.ts';
import {
  exportCommand,
  exportContentCommand,
  exportShopCommand,
  importCommand,
} from './import-command.ts';
import { importContentCommand, importSalonsCommand } from './import-content-command.ts';
import { accountClientCommand, inviteCommand, privacyCommand } from './people-commands.ts';
import { previewCommand } from './preview-command.ts';
import { resetCommand } from './reset-command.ts';
import { exportReviewsCommand, importReviewsCommand } from './reviews-command.ts';
import { serveCommand } from './serve-command.ts';
import { changesCommand, seedCommand, shopsCommand } from './shops-command.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  import: importCommand,
  'import-salons': importSalonsCommand,
  'import-content': importContentCommand,
  'import-reviews': importReviewsCommand,
  export: exportCommand,
  'export-shop': exportShopCommand,
  'export-reviews': exportReviewsCommand,
  'export-content': exportContentCommand,
  preview: previewCommand,
  seed: seedCommand,
  reset: resetCommand,
  shops: shopsCommand,
  changes: changesCommand,
  discount: discountCommand,
  invite: inviteCommand,
  'account-client': accountClientCommand,
  privacy: privacyCommand,
  backup: backupCommand,
  restore: restoreCommand,
  serve: serveCommand,
};

/** Runs one command and returns its exit code. */
export async function runCli(args: readonly string[], given: Terminal): Promise<number> {
  const opened: Platform[] = [];
  const audited: AuditedCommand[] = [];
  let terminal = given;
  const closeAll = () => {
    for (const platform of opened.splice(0)) platform.close();
  };
  const endWork: CommandInput['endWork'] = async (isDone) => {
    for (const { end } of audited.splice(0)) await end(isDone);
    closeAll();
  };
  try {
    const { values, positionals } = parse(args);
    if (values.data !== undefined) {
      terminal = { ...given, dataDir: resolve(given.workingDir, values.data) };
    }
    const [name, ...rest] = positionals;
    const [option] = Object.keys(values).filter((one) => one !== 'data');
    if (values.help === true || name === 'help' || (name === undefined && option === undefined)) {
      terminal.out.write(help());
      return DONE;
    }
    if (name === undefined) throw new UsageError(`Missing command before --${option}.`);
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw new UsageError(`There is no command "${name}".`);
    const known: readonly string[] = ['data', ...command.takes];
    const unknown = Object.keys(values).find((one) => !known.includes(one));
    if (unknown !== undefined) throw new UsageError(`${name} takes no --${unknown}.`);
    const [, argument = '--'] = command.usage.split(' ');
    if (rest[0] !== undefined && argument.includes('--')) {
      throw new UsageError(`${name} takes no "${rest[0]}"; its usage is: ${command.usage}`);
    }
    const code = await command.run({
      ...terminal,
      arguments: rest,
      options: values,
      openPlatform(what = name === 'discount' ? `discount ${rest[0] ?? ''}` : name) {
        const platform = open(terminal);
        opened.push(platform);
        const command = auditCommand(platform.context, { what, shop: values.shop ?? null });
        audited.push(command);
        return command.context;
      },
      endWork,
    });
    await endWork(code === DONE);
    return code;
  } catch (error) {
    if (error instanceof DataError) {
      terminal.err.write(`${error.message}\n`);
      return REFUSED;
    }
    if (error instanceof BrandError) {
      terminal.err.write(`${error.message}\n`);
      return WRONG_USAGE;
    }
    if (!(error instanceof UsageError)) throw error;
    terminal.err.write(`${error.message}\nSee: npm run platform -- help\n`);
    return WRONG_USAGE;
  } finally {
    closeAll();
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Node goes on about arguments that begin with a dash, of which there are none.
    throw new UsageError(String(error instanceof Error ? error.message : error).split('. To ')[0]);
  }
}

/** The file of a running platform may be open at the same time; SQLite locks it. */
function open({ dataDir, storefrontUrl, origin }: Terminal): Platform {
  makeDataFolder(dataDir);
  return createPlatform({
    dataFile: dataFileIn(dataDir),
    // Signs links and letters as the running platform does.
    secrets: storedSecrets(secretsFileOf(dataDir)),
    brand: openBrand(brandFolderOf(process.env)),
    ...(storefrontUrl === undefined ? {} : { storefrontUrl }),
    ...(origin === undefined ? {} : { origin }),
  });
}

const USAGE_WIDTH = 58;

function help(): string {
  const lines = Object.values(COMMANDS).map(
    ({ usage, summary }) => `  ${usage.padEnd(USAGE_WIDTH)} ${summary}`,
  );
  return [
    'npm run platform -- <command>',
    '',
    ...lines,
    `  ${'help'.padEnd(USAGE_WIDTH)} this page`,
    '',
    'DATA_DIR or --data is the data folder (.data). A running platform shows changes at once.',
    '',
  ].join('\n');
}
