import { basename, resolve } from 'node:path';
import { countOf } from '../../protocol/index.ts';
import { importContent } from '../../services/contentful/index.ts';
import { readSalons, saveSalons } from '../../services/firestore/index.ts';
import { CONTENT_FILES, saveShopFiles } from '../../shopify/images/index.ts';
import { createImportReport } from '../import/index.ts';
import { readOwnContent } from '../shop-setup/index.ts';
import { type Command, DONE, importArgument, readNamedText, refuseImport } from './command.ts';
import { picturesAt, picturesIn } from './pictures-option.ts';
import { printWarnings, refuseFiles } from './print-report.ts';

export const importContentCommand: Command = {
  usage: 'import-content <export.json> [--pictures <folder or zip>]',
  takes: ['pictures'],
  summary: 'a Contentful export becomes the content, with pictures beside it; whole or not at all',
  async run(input) {
    const file = importArgument(input);
    const text = await readNamedText(input, file);
    const path = await picturesAt(input, resolve(input.workingDir, file));
    const pictures = path === null ? null : await picturesIn(path);
    const content = readOwnContent(text, pictures);
    const { store, now } = input.openPlatform();
    const whole = content.ok ? { ...content, entities: content.base ?? content.entities } : content;
    const imported = await importContent(store, whole, now(), (sql) => {
      const files = content.ok ? content.files : [];
      saveShopFiles(sql, { store, shop: CONTENT_FILES }, files);
    });
    if (!imported.ok) return refuseImport(input.err, imported.errors);
    const { entryCount, assetCount, draftCount, changedCount, deletedCount, notes, warnings } =
      imported;
    for (const warning of warnings) input.err.write(`  warning ${warning}\n`);
    for (const note of notes) input.err.write(`  left out ${note}\n`);
    input.out.write(
      `Imported ${countOf(entryCount, 'entry', 'entries')} and ${countOf(assetCount, 'asset')} from ${basename(file)}: ` +
        `${changedCount} new or changed, ${deletedCount} gone, ${countOf(draftCount, 'draft')} for the preview.\n`,
    );
    return DONE;
  },
};

export const importSalonsCommand: Command = {
  usage: 'import-salons <file.jsonl> [--strict]',
  takes: ['strict'],
  summary: 'salons, one JSON object in each line; bad lines are left out, unless --strict',
  async run(input) {
    const { err, out, openPlatform } = input;
    const file = importArgument(input);
    const read = readSalons(await readNamedText(input, file));
    const { salons, errors, warnings } = read;
    const isStrict = input.options.strict === true || salons.length === 0;
    const report = createImportReport({ isStrict }).forFile(basename(file));
    for (const { line, reason } of warnings) report.warn(line, reason);
    for (const { line, reason } of errors) report.leaveOut(line, reason);
    if (salons.length + errors.length === 0) report.leaveOut(1, 'The file has no salons.');
    if (report.problemCount > 0) return refuseFiles(err, report, 'Nothing was imported.');
    printWarnings(err, report);
    const { store, now } = openPlatform();
    await saveSalons(store, read, now());
    out.write(`Imported ${countOf(salons.length, 'salon')} from ${basename(file)}.\n`);
    return DONE;
  },
};
