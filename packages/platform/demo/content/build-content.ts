import { writeFileSync } from 'node:fs';
import { contentFile } from './content-file.ts';

// `node demo/content/build-content.ts` writes the demo's content anew.
writeFileSync(new URL('./export.json', import.meta.url), contentFile());
