import { NEWEST_API_VERSION } from '../server/config/index.ts';
import type { about, Finding } from './finding.ts';

/** Fields that pages use where a shop answers them, by the first version of the Storefront API that has it. */
const NEWER_PARTS = [
  ['2024-10', 'gift cards and warnings of the cart'],
  ['2025-07', 'colours of pictures on their way'],
  ['2025-10', 'lines that belong to others'],
  ['2026-04', 'terms of sale, legal notice and contact'],
  ['2026-07', 'savings by discount'],
] as const;

interface Answer {
  readonly api: 'The Storefront API' | 'The Admin API' | 'The Customer Account API';
  readonly requested: string;
  /** Version that `X-Shopify-API-Version` names. */
  readonly served: string | null;
}

/** Shopify answers expired versions with a newer one. */
export function versionFinding(
  { api, requested, served }: Answer,
  say: ReturnType<typeof about>,
): Finding {
  if (served === null) {
    return say.warning('version', `${api} does not say which version answers.`);
  }
  const isAsAsked = served === requested;
  const sentence = isAsAsked
    ? `${api} answers in version ${served}.`
    : `${api} answers in version ${served} where ${requested} was asked for.`;
  if (served > NEWEST_API_VERSION) {
    const limit = `What is asked was checked up to ${NEWEST_API_VERSION} only.`;
    return say.warning('version', `${sentence} ${limit}`);
  }
  const usual = isAsAsked ? '' : ' That is usual for old versions.';
  const change = api === 'The Storefront API' ? ` ${whatItChanges(served)}` : '';
  return say.ok('version', `${sentence}${usual}${change}`);
}

function whatItChanges(served: string): string {
  const missing = NEWER_PARTS.filter(([since]) => since > served);
  if (missing.length === 0) return 'It has all that pages use.';
  return `Pages go without ${missing.map(([since, part]) => `${part} (${since})`).join('; ')}.`;
}
