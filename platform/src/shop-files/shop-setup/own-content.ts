import { parseJson } from '../../protocol/json/index.ts';
import {
  at,
  contentTypeOf,
  type ExportedEntity,
  isRecord,
  type JsonRecord,
  type ParsedExport,
  parseExport,
  textAt,
  toRichText,
} from '../../services/contentful/index.ts';
import type { ShopFile } from '../../shopify/images/index.ts';
import { fileNameOf, type PicturesBeside } from '../import/index.ts';
import { exportedEntry, resolveReferences } from '../seeding/index.ts';
import { contentLocales, starterSpace } from './space.ts';

export type OwnContent = Extract<ParsedExport, { readonly ok: true }> & {
  /** The whole space, where the file has a part of one. */
  readonly base?: readonly ExportedEntity[];
  /** Pictures of the content that came beside it. */
  readonly files: readonly ShopFile[];
};

type Read = OwnContent | Extract<ParsedExport, { readonly ok: false }>;

/** Reads Contentful's export, or a file of a merchant's own: entries and pictures alone, which the starting space completes. */
export function readOwnContent(text: string, pictures: PicturesBeside | null): Read {
  const json = parseJson(text);
  if (!isRecord(json) || 'contentTypes' in json || 'locales' in json) {
    return withPictures(parseExport(text), pictures);
  }
  const listed = Array.isArray(json['entries']) ? json['entries'] : [];
  const starter = starterSpace(new Set(listed.map((one) => textAt(one, 'id') ?? '')));
  const locale = contentLocales(starter)[0].code;
  const codes = new Set(starter.filter(({ kind }) => kind === 'Locale').map(({ id }) => id));
  const contents = (kind: ExportedEntity['kind']) =>
    starter.filter((entity) => entity.kind === kind).map(({ content }) => content);
  const writeEach = (list: unknown, write: (one: JsonRecord) => unknown) =>
    Array.isArray(list) ? list.map((one: unknown) => (isRecord(one) ? write(one) : one)) : list;
  const perLocale = (value: unknown) =>
    isRecord(value) && Object.keys(value).some((code) => codes.has(code))
      ? value
      : { [locale]: value };
  const entries = writeEach(json['entries'], (one) => longEntry(one, perLocale));
  const assets = writeEach(json['assets'], (one) => longAsset(one, perLocale));
  const faults = [entries].flat().filter((one): one is string => typeof one === 'string');
  if (faults.length > 0) return { ok: false, errors: faults };
  const parsed = parseExport(
    JSON.stringify({
      locales: contents('Locale'),
      contentTypes: contents('ContentType'),
      entries,
      assets,
    }),
  );
  if (!parsed.ok) return parsed;
  const own = withPictures(parsed, pictures);
  if (!own.ok) return own;
  const entities = own.entities.filter(({ kind }) => kind === 'Entry' || kind === 'Asset');
  const replaced = new Set(entities.map(({ kind, id }) => `${kind} ${id}`));
  const kept = starter.filter(({ kind, id }) => !replaced.has(`${kind} ${id}`));
  return { ...own, entities, base: [...kept, ...entities] };
}

const link = (linkType: string) => (id: string) => ({ sys: { type: 'Link', linkType, id } });
const RESOLVERS = { entry: link('Entry'), asset: link('Asset'), rich: toRichText };

/** Name of a note in JSON, which has no comments. */
const NOTE = '//';

/** The entry as an export has it; a sentence where its Markdown says more than rich text can. */
function longEntry(one: JsonRecord, perLocale: (value: unknown) => unknown): unknown {
  const [id, type] = [textAt(one, 'id'), textAt(one, 'type')];
  const fields = one['fields'];
  if (id === null || type === null || fields === undefined || !isRecord(fields)) return one;
  try {
    const values = Object.entries(fields)
      .filter(([name]) => name !== NOTE)
      .map(([name, value]) => [name, perLocale(resolveReferences(value, RESOLVERS))]);
    return exportedEntry({ id, type }, Object.fromEntries(values));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `The entry ${id}: ${error.message}`;
  }
}

function longAsset(one: JsonRecord, perLocale: (value: unknown) => unknown): unknown {
  const [id, file] = [textAt(one, 'id'), textAt(one, 'file')];
  if (id === null || file === null) return one;
  return {
    sys: { ...exportedEntry({ id, type: '' }, {}).sys, type: 'Asset', contentType: undefined },
    fields: {
      title: perLocale(one['title'] ?? id),
      file: perLocale({ url: file, fileName: fileNameOf(file) }),
    },
  };
}

const isAddress = (url: string) => /^(https?:)?\/\//.test(url);

/** Takes the pictures of assets from the files beside; a name that is not among them is told with its asset. */
function withPictures(parsed: ParsedExport, pictures: PicturesBeside | null): Read {
  if (!parsed.ok) return parsed;
  const files = new Map<string, ShopFile>();
  const missing: string[] = [];
  const withFiles = (entity: ExportedEntity): readonly ExportedEntity[] => {
    const perLocale = at(entity.content, 'fields', 'file');
    if (entity.kind !== 'Asset' || !isRecord(perLocale)) return [entity];
    const own = Object.entries(perLocale).map(([locale, file]) => {
      const url = textAt(file, 'url') ?? '';
      const picture = pictures?.fileOf(url) ?? null;
      if (picture === null) {
        if (!isAddress(url))
          missing.push(`asset ${entity.id}, file, ${locale}: ${url} is not among the pictures`);
        return [locale, isAddress(url) ? file : null] as const;
      }
      const { format, widthInPixels: width, heightInPixels: height } = picture;
      const name = `${entity.id}-${picture.version.slice(0, 8)}.${format}`;
      files.set(name, { ...picture, name });
      return [
        locale,
        {
          url: `//images.ctfassets.net/lokke/${entity.id}/1/${name}`,
          details: { image: { width, height } },
          fileName: name,
          contentType: `image/${format === 'jpg' ? 'jpeg' : format}`,
        },
      ] as const;
    });
    const left = own.filter(([, file]) => file !== null);
    if (left.length === 0) return [];
    const fields = { ...asRecord(entity.content['fields']), file: Object.fromEntries(left) };
    return [{ ...entity, content: { ...entity.content, fields } }];
  };
  const entities = parsed.entities.flatMap(withFiles);
  const drafts = parsed.drafts.flatMap(withFiles);
  return {
    ...parsed,
    entities,
    drafts,
    files: [...files.values()],
    notes: [...parsed.notes, ...missing.map((sentence) => `${sentence}, and was left out.`)],
  };
}

const asRecord = (value: unknown) => (isRecord(value) ? value : {});

/** Tells whether two entries are the one of their kind: a menu by its name. */
export function isSameOne(one: ExportedEntity, other: ExportedEntity): boolean {
  const type = contentTypeOf(one);
  if (type !== contentTypeOf(other)) return false;
  const name = (entity: ExportedEntity) => JSON.stringify(at(entity.content, 'fields', 'slug'));
  return type !== 'menu' || name(one) === name(other);
}
