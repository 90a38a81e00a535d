import type { WeighedFile } from './weigh-page.ts';

/** What is larger than it was recorded, or new since then: the largest growth first. */
export function grown(
  files: readonly WeighedFile[],
  recorded: Readonly<Record<string, number>>,
): readonly string[] {
  return files
    .map(({ name, sizeInBytes }) => ({ name, growth: sizeInBytes - (recorded[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth)
    .map(({ name, growth }) => `${name} +${growth}`);
}
