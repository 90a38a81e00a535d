import type { Patience } from '../how-old.ts';
import { wasMadeOfOld } from '../made-of-old.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { answerFrom, type KeptPage, keepPage, keptAlsoAs, type PageAnswer } from './kept-page.ts';
import { type KnownNames, type PageAddress, pageAddressOf } from './page-address.ts';
import { createPageStore } from './page-store.ts';
import { copyAnswer, type PlainAnswer, plainAnswerOf, responseFrom } from './plain-answer.ts';

export interface PageCacheOptions {
  /** Makes a page for nobody in particular: the request has an address and nothing else. */
  readonly render: (request: Request, patience: Patience) => Promise<Response>;
  /** The shop's own address. What a request claims in its headers never reaches a page. */
  readonly origin: string;
  readonly known: KnownNames;
  readonly usualHeaders: readonly (readonly [string, string])[];
  /** How long a page counts as fresh, and how much longer it is shown while one request makes it anew. */
  readonly freshInMs: number;
  readonly staleInMs: number;
  /** 0 keeps nothing: each page is made for each request. */
  readonly mostBytes: number;
  readonly now: () => number;
  /** Whether visitors leave no time for what nobody waits for. */
  readonly isBusy?: (() => boolean) | undefined;
}

export interface VisitorWishes {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface PageCache {
  /** A page that is at hand, without waiting; null when it has to be made or is not ours to keep. */
  readonly peek: (url: string, wishes: VisitorWishes) => PageAnswer | null;
  /** The page of a reading request; null when it belongs to its visitor and has to be made for them. */
  readonly answer: (request: Request) => Promise<Response | null>;
  /** Makes a page and keeps it, before anybody asks for it; false when it could not be made. */
  readonly warm: (target: string) => Promise<boolean>;
  /** What carries one of these tags is made anew before it is shown again. */
  readonly purge: (tags: readonly string[]) => void;
  readonly sizeInBytes: () => number;
}

type Made = { readonly kind: 'kept'; readonly page: KeptPage } | PlainAnswer;

/** Addresses as visitors write them and the targets that they come to, so that most are read once. */
const MOST_REMEMBERED = 10_000;
/** Whoever pads an address with what no page reads fills nothing with it. */
const LONGEST_REMEMBERED = 1_000;
/** What plain addresses may fill; the rest is for lists that visitors have filtered and sorted. */
const SHARE_OF_PLAIN = 0.8;
/** Nobody waits for it: it is compressed as it was before. */
const FOR_NOBODY_YET = 'identity';
/** However many pages have grown old, visitors' own requests come between their renewals. */
const MOST_RENEWALS_AT_ONCE = 4;
/** In a crowd pages grow a little older, so that more of it is served. */
const MOST_RENEWALS_WHEN_BUSY = 1;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, origin, known, freshInMs, staleInMs, mostBytes, now } = options;
  const { isBusy = () => false } = options;
  const plain = createPageStore(mostBytes * SHARE_OF_PLAIN);
  const asked = createPageStore(mostBytes * (1 - SHARE_OF_PLAIN));
  const storeOf = (target: string) => (target.includes('?') ? asked : plain);
  const targets = new Map<string, string>();
  const underWay = new Map<string, Promise<Made>>();
  const compressing = new WeakMap<KeptPage, Promise<KeptPage>>();
  let purges = 0;
  let renewals = 0;

  const remember = (url: string, target: string): void => {
    if (url.length > LONGEST_REMEMBERED) return;
    if (targets.size >= MOST_REMEMBERED) targets.clear();
    targets.set(url, target);
  };

  async function make(target: string, patience: Patience, encoding: Encoding): Promise<Made> {
    const purgesBefore = purges;
    const store = storeOf(target);
    const before = store.get(target);
    const response = await render(new Request(origin + target), patience).catch(unmade);
    if (isToKeep(response)) {
      const { usualHeaders } = options;
      const was = before?.page ?? null;
      const page = await keepPage(response, { usualHeaders, encoding, before: was });
      // Made of what was old, it is kept, but the next visitor has it made again behind their back. Where nothing newer
      // could be had it is not: those who failed get a moment's peace.
      const isOld = patience === 'quick' && wasMadeOfOld(response);
      const madeAtInMs = isOld ? now() - freshInMs : now();
      // What has changed meanwhile may not be in it.
      if (purges === purgesBefore) store.set(target, { page, madeAtInMs, isOutdated: false });
      return { kind: 'kept', page };
    }
    const refused = await plainAnswerOf(response);
    if (before === undefined) return refused;
    if (isGone(refused)) {
      store.delete(target);
      return refused;
    }
    // A failure leaves what there is, however old, and gives those who failed a moment's peace.
    store.set(target, { page: before.page, madeAtInMs: now(), isOutdated: false });
    return { kind: 'kept', page: before.page };
  }

  /** One at a time for each page, however many wait for it. */
  function makeOnce(target: string, patience: Patience, encoding: Encoding): Promise<Made> {
    const current = underWay.get(target);
    if (current !== undefined) return current;
    const made = make(target, patience, encoding).finally(() => {
      if (underWay.get(target) === made) underWay.delete(target);
    });
    underWay.set(target, made);
    return made;
  }

  /** The page that may be shown at once. */
  function presentable(target: string): KeptPage | null {
    const stored = storeOf(target).get(target);
    if (stored === undefined || stored.isOutdated) return null;
    const ageInMs = now() - stored.madeAtInMs;
    if (ageInMs >= freshInMs + staleInMs) return null;
    if (ageInMs >= freshInMs && !underWay.has(target)) renew(target);
    return stored.page;
  }

  function renew(target: string): void {
    if (renewals >= (isBusy() ? MOST_RENEWALS_WHEN_BUSY : MOST_RENEWALS_AT_ONCE)) return;
    renewals += 1;
    void makeOnce(target, 'current', FOR_NOBODY_YET).finally(() => {
      renewals -= 1;
    });
  }

  /** Compressed once for all who wait for it, and kept so from then on. */
  function alsoAs(encoding: Encoding, target: string, page: KeptPage): Promise<KeptPage> {
    const current = compressing.get(page);
    if (current !== undefined) return current;
    const fuller = keptAlsoAs(page, encoding).then((made) => {
      const stored = storeOf(target).get(target);
      if (stored?.page === page) storeOf(target).set(target, { ...stored, page: made });
      return made;
    });
    compressing.set(page, fuller);
    return fuller;
  }

  const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

  async function answer(request: Request): Promise<Response | null> {
    if (!isReading(request)) return null;
    const url = pathAndQueryOf(request.url);
    const address: PageAddress = pageAddressOf(url, known);
    if (address.kind === 'own') return null;
    const { target } = address;
    if (address.kind === 'rare' || mostBytes === 0) {
      return render(new Request(origin + target), 'quick');
    }
    remember(url, target);
    const { headers } = request;
    const encoding = acceptedEncoding(headers.get('accept-encoding') ?? undefined);
    const page = presentable(target);
    const patience = storeOf(target).get(target) === undefined ? 'quick' : 'current';
    const made: Made =
      page === null ? await makeOnce(target, patience, encoding) : { kind: 'kept', page };
    if (made.kind === 'plain') return isPersonal(made) ? null : copyAnswer(made);
    const seen = headers.get('if-none-match');
    const reply =
      answerFrom(made.page, encoding, seen) ??
      answerFrom(await alsoAs(encoding, target, made.page), encoding, seen);
    return reply && responseFrom(reply, request);
  }

  return {
    peek: (url, { acceptEncoding, ifNoneMatch }) => {
      const target = targets.get(url);
      const page = target === undefined ? null : presentable(target);
      return page && answerFrom(page, acceptedEncoding(acceptEncoding), ifNoneMatch);
    },
    answer,
    warm: async (target) => {
      if (mostBytes === 0) return true;
      const made = await makeOnce(target, 'current', FOR_NOBODY_YET);
      if (made.kind === 'kept') remember(target, target);
      return made.kind === 'kept';
    },
    purge: (tags) => {
      purges += 1;
      underWay.clear();
      // Filter groups may have come or gone with what has changed.
      targets.clear();
      plain.outdate(tags);
      asked.outdate(tags);
    },
    sizeInBytes: () => plain.sizeInBytes() + asked.sizeInBytes(),
  };
}

function unmade(error: unknown): Response {
  console.error('a page could not be made', error);
  return new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } });
}

/** Only a whole page that says of itself that it is everybody's, and brings no cookie. */
function isToKeep({ status, headers }: Response): boolean {
  const isPublic = headers.get('cache-control')?.startsWith('public') === true;
  return status === 200 && isPublic && !headers.has('set-cookie');
}

/** The product was taken away, or the page has moved. */
function isGone({ status }: PlainAnswer): boolean {
  return status >= 300 && status < 500;
}

/** A page that turns out to look at its visitor, whatever the table of pages says, is made for them. */
function isPersonal({ headers }: PlainAnswer): boolean {
  return headers.some(
    ([name, value]) =>
      name === 'set-cookie' || (name === 'cache-control' && value.startsWith('private')),
  );
}

function pathAndQueryOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
