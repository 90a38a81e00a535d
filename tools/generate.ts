// Runs before the commands that start from the sources: generated code is not in git.
import { setup } from './build-cache/before-tests.ts';

await setup();
