import { BrandError } from '@lokke/brand';
import {
  type DutyFact,
  factsAskedIn,
  isDuty,
  type LawfulFacts,
  unmetDuties,
} from '@lokke/domain/law';
import { type Market, responsibleRegionOf } from '@lokke/domain/markets';
import { openBrand, sellerFacts } from '../server/features/brand/index.ts';
import { openEmailMarketing } from '../server/features/forms/index.ts';
import type { CheckContext, Say } from './finding.ts';
import { type LawfulWords, readLawfulWords } from './lawful-words.ts';

/** Rules about what is sold and said. */
const READING = ['greenClaims', 'allergens', 'renewalReminder', 'sellerNamed'] as const;

/** Checks each duty of a market that is law today: whether its setting or content is there. */
export async function checkLaw(
  say: Say,
  checkContext: CheckContext,
  market: Market,
): Promise<void> {
  const today = new Date(checkContext.now());
  const readsWords = READING.some((rule) => isDuty(rule, market, today));
  const words = readsWords ? await readLawfulWords(checkContext, market) : null;
  const facts = factsOf(checkContext, market, words);
  if (facts === null) return;
  const unmet = unmetDuties(market, facts, today);
  for (const { asks, places, takes, missing, rows } of unmet) {
    say('law', 'unmet', {
      asks,
      places: places.join(', '),
      takes: takes === null ? '' : ` (${takes})`,
      missing,
      basis: rows.map(({ basis }) => basis).join('; '),
    });
  }
  if (unmet.length === 0) say('law', 'met');
}

/** Null for a brand that cannot be used, which another check says. */
function factsOf(
  { config, fetch, now }: CheckContext,
  market: Market,
  words: LawfulWords | null,
): LawfulFacts | null {
  const { shop, language, countryCode } = market;
  const brand = brandOf(config.brandFolder);
  if (brand === null) return null;
  const asked = factsAskedIn(market, new Date(now()));
  const said = { ...sellerFacts(brand, market), ...words?.facts };
  const unsaid = asked.filter((name) => !said[name]);
  const SHOP = shop.toUpperCase();
  const { adminAccess, webhookSecrets, isEmbedded } = config.shops[shop];
  const sendsLetters = openEmailMarketing({ config, fetch })(shop).send !== null;
  return {
    guaranteePicture: metIf(
      brand.guarantee.notices[language] !== undefined,
      `the official picture in the language "${language}" is not in the brand’s folder, so a sentence stands instead`,
    ),
    greenClaims: noneOf(
      words?.claims,
      'link the words to their proof (docs/law.md), or say something else',
    ),
    priceHistory: metIf(
      adminAccess !== null && webhookSecrets.length > 0,
      `SHOPIFY_${SHOP}_ADMIN_CLIENT_ID and SHOPIFY_${SHOP}_ADMIN_CLIENT_SECRET record prices; without them no price is struck`,
    ),
    letters: metIf(
      sendsLetters,
      'nobody sends receipts: no vendor of letters is set, so the page asks for an e-mail instead',
    ),
    responsible: metIf(
      brand.responsible[responsibleRegionOf(market)] !== undefined,
      `responsible.${responsibleRegionOf(market)} is not in brand.json, so no page names anybody`,
    ),
    sellerFacts: metIf(
      unsaid.length === 0,
      `{${unsaid.join('}, {')}} of the legal pages have no words, so their paragraphs are left out`,
    ),
    registers: metIf(
      (brand.registers[countryCode] ?? []).length > 0,
      `registers.${countryCode} is not in brand.json, so no page says a number`,
    ),
    inci: noneOf(words?.ingredients, 'ask the producer'),
    renewals:
      words === null
        ? UNREAD
        : metIf(
            // The embedded platform writes before each charge.
            isEmbedded || !words.sellsSubscriptions,
            'products are sold by subscription, and the shop itself reminds nobody: set it in the app that charges them',
          ),
    zoom: metIf(
      config.pages.isZoomable,
      'pages cannot be zoomed, as the specification has it; ZOOM=on lets people zoom',
    ),
  };
}

function brandOf(folder: string) {
  try {
    return openBrand(folder);
  } catch (error) {
    if (error instanceof BrandError) return null;
    throw error;
  }
}

const UNREAD: DutyFact = { missing: 'products and pages cannot be read' };
/** Number of places that a sentence names. */
const NAMED = 5;

function noneOf(found: readonly string[] | undefined, advice: string): DutyFact {
  if (found === undefined) return UNREAD;
  if (found.length === 0) return 'met';
  const more = found.length > NAMED ? `; and ${found.length - NAMED} more` : '';
  return { missing: `${found.slice(0, NAMED).join('; ')}${more}: ${advice}` };
}

function metIf(isMet: boolean, missing: string): DutyFact {
  return isMet ? 'met' : { missing };
}
