import { readFileSync } from 'node:fs';
import type { Say } from './finding.ts';

const EXAMPLE = new URL('../../../.env.example', import.meta.url);
/** Read by Node, by OpenTelemetry's exporter and by the clients of others. */
const OF_OTHERS = /^(?:NODE_|OTEL_|AWS_|https?_proxy$|no_proxy$|TZ$)/i;
const FILE_OF_SECRET = /(?<=_(?:TOKEN|SECRETS?|KEY))_FILE$/;

/** A name that is misspelt leaves its setting at the default, and nothing else would tell. */
export function checkNames(say: Say, namesInFile: readonly string[]): void {
  const names = unreadNames(namesInFile);
  if (names.length > 0) say('settings', 'unread', { names: names.join(', ') });
}

/** Names that `.env.example` does not explain, and so nobody reads. */
export function unreadNames(names: readonly string[]): readonly string[] {
  const example = readFileSync(EXAMPLE, 'utf8');
  const explained = new Set(example.match(/^[A-Z][A-Z0-9_]+(?==)/gm));
  return names.filter(
    (name) =>
      !explained.has(name) &&
      !explained.has(name.replace(FILE_OF_SECRET, '')) &&
      !OF_OTHERS.test(name),
  );
}
