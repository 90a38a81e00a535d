import { seedDemo } from '../import/index.ts';
import { type Command, DONE } from './command.ts';
import { createProgress } from './progress.ts';

export const seedCommand: Command = {
  usage: 'seed',
  summary: 'the demo catalogue into every shop that has no products yet',
  async run(input) {
    const context = input.openPlatform();
    const progress = createProgress(input.err, 'Filling the shops');
    progress.update(0);
    const filled = await seedDemo(context, ({ shop, done, total }) =>
      progress.update(done / total, shop),
    );
    progress.end();
    input.out.write(
      filled.length === 0
        ? 'Every shop has products already; nothing was changed.\n'
        : `Filled ${filled.length} shops with the demo catalogue: ${filled.join(', ')}.\n`,
    );
    return DONE;
  },
};
