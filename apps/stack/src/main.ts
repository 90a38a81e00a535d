// Opens the shop that has been built: for tests and benchmarks, which build it themselves.
import { runCommand } from './run-command.ts';

await runCommand();
