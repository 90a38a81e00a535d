import * as v from 'valibot';
import { ColourSchema, FileSchema } from './values.ts';

const line = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(300, 'must be at most 300 characters'),
);
const email = v.pipe(v.string('must be a text'), v.email('must be an e-mail address'));
const webAddress = v.pipe(
  v.string('must be a text'),
  v.regex(/^https:\/\/[^\s"<>]+$/, 'must be an https address'),
);

/** Seller as law asks a shop to name it. */
const SellerSchema = v.strictObject({
  name: line,
  address: line,
  email,
  /** Register and VAT numbers. */
  registration: line,
  phone: v.optional(line),
  /** Person who acts for the seller; in France the one who answers for what the shop publishes. */
  representative: v.optional(line),
  /** Company that runs the servers, with address and phone. */
  host: v.optional(line),
  /** Mediator of consumers' disputes, with address and site. */
  mediator: v.optional(line),
});

/** Responsible person of a region: law on product safety asks product pages to name one. */
const ResponsibleSchema = v.strictObject({ name: line, address: line, email });

const pixels = v.pipe(v.number('must be a number'), v.integer(), v.minValue(200));

/** The EU's notice on the legal guarantee, as the Commission publishes it, and what the seller promises beyond. */
const GuaranteeSchema = v.strictObject({
  /** Official pictures by language, in colour and unaltered. */
  notices: v.optional(
    v.record(line, v.strictObject({ file: FileSchema, widthInPx: pixels, heightInPx: pixels })),
    {},
  ),
  /** Sentences by language: a commercial guarantee. */
  commercial: v.optional(v.record(line, line), {}),
});

/** Number in a register of packaging: IDU, LUCID. */
const RegisterSchema = v.strictObject({ name: line, number: line });

const MarkSchema = v.union(
  [v.strictObject({ svg: FileSchema }), v.strictObject({ text: line })],
  'must be { "svg": "a file" } or { "text": "a name" }',
);

const percentage = v.pipe(
  v.string('must be a text'),
  v.regex(/^\d{1,3}(\.\d{1,2})?%$/, 'must be a percentage such as "102.1%"'),
);

/** A system typeface in the measures of the brand's own, so that a late font shifts nothing. */
const FallbackSchema = v.strictObject({
  family: line,
  local: v.pipe(v.array(line), v.minLength(1, 'must name a typeface')),
  sizeAdjust: percentage,
  ascentOverride: percentage,
  descentOverride: percentage,
  lineGapOverride: percentage,
});

const FontSchema = v.strictObject({
  family: line,
  file: v.pipe(FileSchema, v.endsWith('.woff2', 'must be a woff2 file')),
  weight: v.pipe(
    v.string('must be a text'),
    v.regex(/^[1-9]00( [1-9]00)?$/, 'must be a weight or a range such as "400 600"'),
  ),
  /** Families for each kind of system, since no typeface is on all. */
  fallbacks: v.optional(v.array(FallbackSchema), []),
  /** Ratio by which it is drawn larger than its stand-in in letters. */
  letterSizeAdjust: v.optional(percentage),
});

const handle = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a handle such as "rain"'),
);

/** A collection with colours and a picture of its own. */
const RangeSchema = v.strictObject({
  handle,
  wash: ColourSchema,
  tint: ColourSchema,
  deep: ColourSchema,
  /** Tells whether it has a wide scene, between rows of products and behind how a product is used. */
  scene: v.optional(v.boolean('must be true or false'), false),
});

const StyleSchema = v.strictObject({
  home: v.picklist(['scenes', 'type'], 'must be "scenes" or "type"'),
  pictures: v.picklist(['cover', 'paper'], 'must be "cover" or "paper"'),
  ornament: v.picklist(['comb', 'none'], 'must be "comb" or "none"'),
});

/** Parts of the shop that belong to a trade: off unless the brand names them. */
const CapabilitySchema = v.picklist(
  ['salons', 'consultation'],
  'must be "salons" or "consultation"',
);

/** Fact of a product that pages tell: its maker, or a metafield, by any name that the shop gave it. */
const FactSchema = v.strictObject({
  of: v.pipe(
    v.string('must be a text'),
    v.regex(/^(vendor|[\w-]+\.[\w-]+)$/, 'must be "vendor" or a metafield such as "custom.author"'),
  ),
  /** Keyed by language (`fr`), else `default`. */
  label: v.objectWithRest({ default: line }, line),
  /** Absent: as the type of the metafield says. */
  show: v.optional(
    v.picklist(
      ['text', 'list', 'table', 'link', 'richText', 'file', 'measure'],
      'must be "text", "list", "table", "link", "richText", "file" or "measure"',
    ),
  ),
  on: v.optional(
    v.array(v.picklist(['page', 'card', 'compare'], 'must be "page", "card" or "compare"')),
    ['page', 'compare'],
  ),
});

/** `brand.json`; docs/brand.md says what each field does. */
export const BrandSchema = v.strictObject({
  name: line,
  consumerLabel: v.pipe(
    v.string('must be a text'),
    v.regex(/^[\w-]{1,40}$/, 'must be letters, digits, "_" or "-"'),
  ),
  /** Keyed by locale (`fr-be`), else by language (`fr`), else `default`. */
  sellers: v.objectWithRest({ default: SellerSchema }, SellerSchema),
  /** Keyed by the law that holds in a market: `responsibleRegionOf` of `@lokke/domain`. */
  responsible: v.optional(
    v.strictObject({
      eu: v.optional(ResponsibleSchema),
      uk: v.optional(ResponsibleSchema),
      us: v.optional(ResponsibleSchema),
    }),
    {},
  ),
  guarantee: v.optional(GuaranteeSchema, {}),
  /** Keyed by country code. */
  registers: v.optional(v.record(line, v.array(RegisterSchema)), {}),
  sender: v.strictObject({ name: line, email }),
  social: v.array(webAddress),
  mark: MarkSchema,
  favicon: FileSchema,
  preview: v.strictObject({
    file: FileSchema,
    widthInPx: pixels,
    heightInPx: pixels,
  }),
  fonts: v.array(FontSchema),
  /** Colour of what is pressed; darkened where it cannot be told apart. */
  accent: v.optional(ColourSchema),
  style: StyleSchema,
  backdrops: v.strictObject({
    account: v.optional(FileSchema),
    error: v.optional(FileSchema),
    empty: v.optional(FileSchema),
  }),
  ranges: v.array(RangeSchema),
  capabilities: v.optional(v.pipe(v.array(CapabilitySchema), v.readonly()), []),
  facts: v.optional(v.pipe(v.array(FactSchema), v.readonly()), []),
  /** Namespace of the metafields that the shop itself reads and keeps. */
  namespace: v.optional(
    v.pipe(
      v.string('must be a text'),
      v.regex(
        /^(?!shopify|app--|reviews$|seo$)[\w-]{3,255}$/,
        'must be three or more letters, digits, "_" or "-", and none that Shopify or others have',
      ),
    ),
    'storefront',
  ),
});

export type BrandDescription = v.InferOutput<typeof BrandSchema>;
export type Seller = v.InferOutput<typeof SellerSchema>;
export type Font = v.InferOutput<typeof FontSchema>;
export type Capability = v.InferOutput<typeof CapabilitySchema>;
export type FactSetting = v.InferOutput<typeof FactSchema>;
export type Range = v.InferOutput<typeof RangeSchema>;
