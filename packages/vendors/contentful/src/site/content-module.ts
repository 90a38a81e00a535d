import { isRecord } from '@lokke/http-client';
import {
  booleanField,
  entryField,
  entryListField,
  type Fields,
  listField,
  numberField,
  type ReadEntry,
  stringField,
} from '../entry-fields.ts';
import { type ContentLink, type LinkTarget, linkOf, linksOf, pageTarget } from './content-link.ts';
import { type ContentMedia, mediaOf, readMedia } from './content-media.ts';

interface Words {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly actions: readonly ContentLink[];
}

interface Range {
  readonly slug: string;
  readonly title: string;
}

/** The modules of a page. */
export type ContentModule =
  | (Words & { readonly kind: 'hero' | 'salonCall'; readonly media: ContentMedia | null })
  | { readonly kind: 'media'; readonly id: string; readonly media: ContentMedia }
  | (Omit<Words, 'text'> & {
      readonly kind: 'productRow';
      /** The slug of a collection; null for the best sellers. */
      readonly collection: string | null;
      readonly count: number;
      readonly isHorizontal: boolean;
      readonly link: ContentLink | null;
    })
  | (Words & {
      readonly kind: 'rangeBand';
      readonly range: string;
      readonly media: ContentMedia | null;
    })
  | {
      readonly kind: 'rangeTiles';
      readonly id: string;
      readonly title: string;
      readonly ranges: readonly Range[];
    }
  | (Omit<Words, 'text'> & {
      readonly kind: 'newsletter';
      readonly text: string;
      readonly label: string;
      readonly button: string;
      /** The consent that the button gives. */
      readonly note: string;
      readonly thanks: string;
    })
  /** `body` is a rich text document as Contentful has it. */
  | { readonly kind: 'text'; readonly id: string; readonly body: Fields }
  | {
      readonly kind: 'facts';
      readonly id: string;
      readonly title: string;
      readonly facts: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'questions';
      readonly id: string;
      readonly title: string;
      readonly questions: readonly QuestionEntry[];
    };

interface QuestionEntry {
  /** Fragment of its address: `delivery-cost`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link: ContentLink | null;
}

type Reader = (entry: ReadEntry) => ContentModule | string;

const DEFAULT_COUNT = 4;
const MAX_PRODUCTS = 12;

const READERS: Readonly<Record<string, Reader>> = {
  hero: (entry) => withWords(entry, 'hero'),
  salonCall: (entry) => withWords(entry, 'salonCall'),
  mediaComponent(entry) {
    const media = readMedia(entry);
    return media === null
      ? 'has neither a picture nor a video'
      : { kind: 'media', id: entry.id, media };
  },
  productRow({ id, fields }) {
    const title = stringField(fields, 'title');
    if (title === null) return 'has no title';
    const collection = collectionOf(fields);
    if (collection === undefined) return 'has neither "bestsellers" as its source nor a collection';
    const count = numberField(fields, 'count') ?? DEFAULT_COUNT;
    return {
      kind: 'productRow',
      id,
      title,
      collection,
      count: Math.min(Math.max(Math.trunc(count), 1), MAX_PRODUCTS),
      isHorizontal: booleanField(fields, 'isLying'),
      link: linkOf(entryField(fields, 'link')),
      actions: linksOf(fields, 'actions'),
    };
  },
  rangeBand(entry) {
    const words = wordsOf(entry);
    const range = slugOf(pageTarget(entryField(entry.fields, 'range')));
    if (words === null) return 'has no title';
    if (range === null) return 'has no range';
    return { kind: 'rangeBand', ...words, range, media: mediaOf(entry.fields, 'media') };
  },
  rangeTiles({ id, fields }) {
    const title = stringField(fields, 'title');
    if (title === null) return 'has no title';
    const ranges = entryListField(fields, 'ranges').flatMap((range): readonly Range[] => {
      const [slug, name] = [slugOf(pageTarget(range)), stringField(range.fields, 'title')];
      return slug === null || name === null ? [] : [{ slug, title: name }];
    });
    return ranges.length === 0 ? 'has no ranges' : { kind: 'rangeTiles', id, title, ranges };
  },
  textModule({ id, fields }) {
    const body = fields['body'];
    const isDocument = isRecord(body) && body['nodeType'] === 'document';
    return isDocument ? { kind: 'text', id, body } : 'has no rich text';
  },
  newsletter({ id, fields }) {
    const [title, text, label] = [
      stringField(fields, 'title'),
      stringField(fields, 'text'),
      stringField(fields, 'label'),
    ];
    const [button, note, thanks] = [
      stringField(fields, 'button'),
      stringField(fields, 'note'),
      stringField(fields, 'thanks'),
    ];
    if (title === null || text === null || label === null) return 'lacks its title, text or label';
    // Consent is not informed without the note.
    if (button === null || note === null || thanks === null)
      return 'lacks its button, note or thanks';
    const actions = linksOf(fields, 'actions');
    return { kind: 'newsletter', id, title, text, label, button, note, thanks, actions };
  },
  facts({ id, fields }) {
    const title = stringField(fields, 'title');
    if (title === null) return 'has no title';
    const facts = listField(fields, 'facts').flatMap((fact) => {
      if (!isRecord(fact)) return [];
      const [name, text] = [stringField(fact, 'title'), stringField(fact, 'text')];
      return name === null || text === null ? [] : [{ title: name, text }];
    });
    return facts.length === 0 ? 'has no facts' : { kind: 'facts', id, title, facts };
  },
  questions({ id, fields }) {
    const title = stringField(fields, 'title');
    if (title === null) return 'has no title';
    const questions = listField(fields, 'questions').flatMap(questionOf);
    return questions.length === 0
      ? 'has no questions'
      : { kind: 'questions', id, title, questions };
  },
};

/** Id that stands in an address, and marks an element of the page. */
const QUESTION_ID = /^[a-z][a-z0-9-]{0,59}$/;

function questionOf(value: unknown): readonly QuestionEntry[] {
  if (!isRecord(value)) return [];
  const [id, question, answer] = [
    stringField(value, 'id'),
    stringField(value, 'question'),
    stringField(value, 'answer'),
  ];
  if (id === null || question === null || answer === null || !QUESTION_ID.test(id)) return [];
  const [title, path] = isRecord(value['link'])
    ? [stringField(value['link'], 'title'), stringField(value['link'], 'path')]
    : [null, null];
  const link =
    title === null || path === null
      ? null
      : { title, target: { kind: 'path', path } as const, items: [] };
  return [{ id, question, answer, link }];
}

/** Reads a module, or returns an issue. */
export function readModule(entry: ReadEntry): ContentModule | string {
  const read = Object.hasOwn(READERS, entry.contentType) ? READERS[entry.contentType] : undefined;
  return read === undefined ? `is a "${entry.contentType}", which is no module` : read(entry);
}

function withWords(entry: ReadEntry, kind: 'hero' | 'salonCall'): ContentModule | string {
  const words = wordsOf(entry);
  return words === null
    ? 'has no title'
    : { kind, ...words, media: mediaOf(entry.fields, 'media') };
}

function wordsOf({ id, fields }: ReadEntry): Words | null {
  const title = stringField(fields, 'title');
  if (title === null) return null;
  return { id, title, text: stringField(fields, 'text'), actions: linksOf(fields, 'actions') };
}

function collectionOf(fields: Fields): string | null | undefined {
  if (stringField(fields, 'source')?.toLowerCase() === 'bestsellers') return null;
  return slugOf(pageTarget(entryField(fields, 'collection'))) ?? undefined;
}

function slugOf(target: LinkTarget | null): string | null {
  return target?.kind === 'collection' ? target.slug : null;
}
