import { deserialize, serialize } from 'node:v8';
import type { SiteContent } from '@lokke/contentful';
import type { ContentProblem } from '@lokke/domain/content-guard';
import * as v from 'valibot';
import type { Records } from '../../../../shared-state/index.ts';

/** Raised when `SiteContent` changes: content that an earlier build kept is then read anew. */
export const CONTENT_SHAPE = 3;

/** A change that is not shown. */
export interface HeldContent {
  /** Names what is wrong, so that it can be accepted. */
  readonly id: string;
  readonly problems: readonly (ContentProblem & { readonly market: string })[];
  /** Milliseconds since 1970. */
  readonly sinceInMs: number;
}

/** A language's content, as far as servers after this one need it. */
export interface KeptContent {
  /** The last good content. */
  readonly good: SiteContent;
  readonly before: SiteContent | null;
  readonly held: HeldContent | null;
  /** Id of what an operator has accepted. */
  readonly accepted: string | null;
  /** Content that an operator went back from, as long as it is what the content service gives. */
  readonly refused: SiteContent | null;
}

const content = v.custom<SiteContent>((value) => typeof value === 'object' && value !== null);
const keptSchema = v.object({
  good: content,
  before: v.nullable(content),
  held: v.nullable(
    v.object({
      id: v.string(),
      problems: v.array(
        v.object({
          market: v.string(),
          field: v.string(),
          value: v.string(),
          kind: v.picklist(['gone', 'empty', 'unreadable', 'free', 'differs', 'missing']),
        }),
      ),
      sinceInMs: v.number(),
    }),
  ),
  accepted: v.nullable(v.string()),
  refused: v.nullable(content),
});

export type KeptContents = ReturnType<typeof createKeptContents>;

/** Creates the content that outlives servers, by language. */
export function createKeptContents(records: Records) {
  const nameOf = (languageTag: string) => `content-${CONTENT_SHAPE}-${languageTag}`;
  return {
    async read(languageTag: string): Promise<KeptContent | null> {
      const data = await records.read(nameOf(languageTag));
      const parsed = v.safeParse(keptSchema, data && readValue(data));
      return parsed.success ? parsed.output : null;
    },
    write: (languageTag: string, kept: KeptContent) =>
      records.write(nameOf(languageTag), serialize(kept)),
  };
}

/** Content that was cut off reads as nothing. */
function readValue(data: Buffer): unknown {
  try {
    return deserialize(data);
  } catch {
    return null;
  }
}
