import { basename, resolve } from 'node:path';
import { importContent } from '../../services/contentful/index.ts';
import { importSalons } from '../../services/firestore/index.ts';
import { CONTENT_FILES, saveShopFiles } from '../../shopify/images/index.ts';
import { readOwnContent } from '../shop-setup/index.ts';
import { type Command, DONE, importArgument, readNamed, refuseImport } from './command.ts';
import { picturesAt, picturesIn } from './pictures-option.ts';

export const importContentCommand: Command = {
  usage: 'import-content <export.json> [--pictures <folder or zip>]',
  takes: ['pictures'],
  summary: 'a Contentful export becomes the content, with pictures beside it; whole or not at all',
  async run(input) {
    const file = importArgument(input);
    const text = (await readNamed(input, file)).toString('utf8');
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
      `Imported ${entryCount} entries and ${assetCount} assets from ${basename(file)}: ` +
        `${changedCount} new or changed, ${deletedCount} gone, ${draftCount} drafts for the preview.\n`,
    );
    return DONE;
  },
};

export const importSalonsCommand: Command = {
  usage: 'import-salons <file.jsonl>',
  takes: [],
  summary: 'salons, one JSON object in each line; all of them or none',
  async run(input) {
    const file = importArgument(input);
    const text = (await readNamed(input, file)).toString('utf8');
    const { store, now } = input.openPlatform();
    const imported = await importSalons(store, text, now());
    if (!imported.ok) {
      const name = basename(file);
      return refuseImport(
        input.err,
        imported.errors.map(({ line, reason }) => `${name}:${line}  ${reason}`),
      );
    }
    input.out.write(`Imported ${imported.salonCount} salons from ${basename(file)}.\n`);
    return DONE;
  },
};
