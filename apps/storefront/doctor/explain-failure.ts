import type { ContentFailure } from '@lokke/contentful';
import type { FirestoreFailure } from '@lokke/firestore';
import { type AdminFailure, refusalOf } from '@lokke/shopify-admin';
import type { RequestFailure } from '@lokke/shopify-storefront';
import FAILURES from './failures.json' with { type: 'json' };
import { fillIn } from './finding.ts';

interface CheckedService {
  /** Name of the service: "The Storefront API". */
  readonly name: string;
  readonly address: string;
  /** The related variables. */
  readonly domainVariable: string;
  readonly tokenVariable: string;
  readonly tokenKind: string;
}

/** Explains a failure of one of a shop's APIs and what to do about it. */
export function explainFailure(
  failure: RequestFailure | AdminFailure,
  place: CheckedService,
): string {
  const sentences: Readonly<Record<string, string>> = FAILURES.shopify;
  const values = { ...place, ...failure };
  if (failure.kind === 'http') {
    const other = failure.status >= 500 ? FAILURES.shopify.down : FAILURES.shopify.other;
    return fillIn(sentences[failure.status] ?? other, values);
  }
  if (failure.kind !== 'graphql' && failure.kind !== 'userErrors') {
    return fillIn(FAILURES.shopify[failure.kind], values);
  }
  const errors = failure.kind === 'graphql' ? failure.errors : failure.userErrors;
  const denied = errors.find(({ code }) => code === 'ACCESS_DENIED');
  if (denied === undefined) {
    const message = errors.map((error) => error.message).join('; ');
    return fillIn(FAILURES.shopify.refused, { ...place, message });
  }
  const field = 'path' in denied && Array.isArray(denied.path) ? String(denied.path[0] ?? '') : '';
  const scopes: Readonly<Record<string, string>> = FAILURES.scopes;
  const scope = scopes[field];
  return fillIn(FAILURES.shopify.denied, {
    ...place,
    field: field === '' ? 'everything' : `"${field}"`,
    requested: scope === undefined ? denied.message : `it lacks the scope ${scope}`,
  });
}

/** Explains why an app got no token; null where the shop did not refuse it by a word of its own. */
export function explainApp(
  failure: AdminFailure,
  place: { readonly start: string; readonly domainVariable: string },
): string | null {
  const sentences: Readonly<Record<string, string>> = FAILURES.apps;
  const sentence = sentences[refusalOf(failure) ?? ''];
  return sentence === undefined ? null : fillIn(sentence, place);
}

export function explainContent(failure: ContentFailure, languageTag: string): string {
  const sentences: Readonly<Record<string, string>> = FAILURES.contentful;
  if (failure.kind !== 'refused') return fillIn(FAILURES.contentful[failure.kind], { ...failure });
  const other = failure.status >= 500 ? FAILURES.contentful.down : FAILURES.contentful.other;
  return fillIn(sentences[failure.id] ?? other, { ...failure, languageTag });
}

export function explainSalons(failure: FirestoreFailure): string {
  const isDenied = failure.kind === 'http' && [401, 403].includes(failure.status);
  return fillIn(FAILURES.firestore[isDenied ? 'denied' : failure.kind], { ...failure });
}
