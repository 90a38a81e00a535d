import { openDemo, seedDemo, seedDemoContent, seedDemoSalons } from '../seeding/index.ts';
import { type Command, DONE } from './command.ts';
import { createProgress } from './progress.ts';

export const seedCommand: Command = {
  usage: 'seed',
  summary: 'the demo: products where a shop has none, salons and content where there are none',
  async run(input) {
    const context = input.openPlatform();
    const demo = openDemo();
    const progress = createProgress(input.err, 'Filling the shops');
    progress.update(0);
    const filled = await seedDemo(
      context,
      ({ shop, done, total }) => progress.update(done / total, shop),
      demo,
    );
    const salonCount = await seedDemoSalons(context, demo.folder);
    const pageCount = await seedDemoContent(context, demo);
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
