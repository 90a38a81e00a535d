import { seedDemoContent } from '../contentful/index.ts';
import { seedDemoSalons } from '../firestore/index.ts';
import { seedDemo } from '../import/index.ts';
import { type Command, DONE } from './command.ts';
import { createProgress } from './progress.ts';

export const seedCommand: Command = {
  usage: 'seed',
  summary: 'the demo: products where a shop has none, salons and content where there are none',
  async run(input) {
    const context = input.openPlatform();
    const progress = createProgress(input.err, 'Filling the shops');
    progress.update(0);
    const filled = await seedDemo(context, ({ shop, done, total }) =>
      progress.update(done / total, shop),
    );
    const salonCount = await seedDemoSalons(context);
    const pageCount = await seedDemoContent(context);
    progress.end();
    if (pageCount > 0) input.out.write(`Wrote ${pageCount} pages of content.\n`);
    if (salonCount > 0) input.out.write(`Put ${salonCount} salons on the map.\n`);
    input.out.write(
      filled.length === 0
        ? 'Every shop has products already; nothing was changed.\n'
        : `Filled ${filled.length} shops with the demo catalogue: ${filled.join(', ')}.\n`,
    );
    return DONE;
  },
};
