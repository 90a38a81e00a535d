import { spawnSync } from 'node:child_process';
import { findChromium } from '@lokke/e2e/chromium';
import { medianOf } from '../load/measure-load.ts';
import { withShopOnAllCores } from '../machine/open-shop.ts';
import { onAllCores } from '../machine/pin.ts';
import type { Part, Target } from '../part.ts';
import { installPeer } from '../peers/install-peer.ts';
import { MAIN_PAGES } from './main-pages.ts';

const ROUNDS = 3;
const MOST_KB = { home: 330, listing: 300, product: 300 } as const;
const KB_IN_BYTES = 1_000;
/** What one measurement may take, on a busy machine too; it takes 10 s. */
const LIMIT_IN_MS = 90_000;
/** The specification demands a viewport that cannot be zoomed (§2); the audit against it is left out. */
const DEMANDED = 'meta-viewport';

interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpInMs: number;
  readonly cls: number;
  readonly tbtInMs: number;
  readonly totalInBytes: number;
  readonly failed: readonly string[];
}

/** Lighthouse on a phone, and all that it downloads for a first view. */
export const lighthouse: Part = (say) => {
  const folder = installPeer('lighthouse', say);
  return withShopOnAllCores({}, async ({ shopUrl }) => {
    const found: { name: keyof typeof MOST_KB; page: Measured }[] = [];
    for (const { name, path } of MAIN_PAGES) {
      const rounds: Measured[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        rounds.push(measureOnce(folder, shopUrl + path));
        const { performance, lcpInMs, tbtInMs } = rounds.at(-1) ?? rounds[0] ?? fail(name);
        say(
          `  ${round}/${ROUNDS} ${name}: ${performance}, LCP ${Math.round(lcpInMs)} ms, TBT ${Math.round(tbtInMs)} ms`,
        );
      }
      found.push({ name, page: medians(rounds) });
    }
    return {
      sections: [
        {
          title: 'Lighthouse, mobile',
          note: `Median of ${ROUNDS}. The only accessibility audit that may fail is the one against the fixed viewport. “First view” is everything that was downloaded, pictures and all.`,
          columns: [
            'page',
            'performance',
            'accessibility',
            'best practices',
            'SEO',
            'LCP s',
            'CLS',
            'TBT ms',
            'first view kB',
            'failed audits',
          ],
          rows: found.map(({ name, page }) => [
            name,
            String(page.performance),
            String(page.accessibility),
            String(page.bestPractices),
            String(page.seo),
            (page.lcpInMs / 1000).toFixed(2),
            page.cls.toFixed(3),
            String(Math.round(page.tbtInMs)),
            (page.totalInBytes / KB_IN_BYTES).toFixed(0),
            page.failed.join(', ') || '–',
          ]),
        },
      ],
      targets: found.flatMap(({ name, page }) => targetsOf(name, page)),
    };
  });
};

function targetsOf(name: keyof typeof MOST_KB, page: Measured): readonly Target[] {
  const kb = page.totalInBytes / KB_IN_BYTES;
  const others = page.failed.filter((audit) => audit !== DEMANDED);
  return [
    {
      what: `Lighthouse, ${name}`,
      aim: 'performance ≥ 99, LCP ≤ 1.6 s, CLS ≤ 0.01, TBT ≤ 50 ms',
      measured: `${page.performance}, ${(page.lcpInMs / 1000).toFixed(2)} s, ${page.cls.toFixed(3)}, ${Math.round(page.tbtInMs)} ms`,
      isMet:
        page.performance >= 99 && page.lcpInMs <= 1_600 && page.cls <= 0.01 && page.tbtInMs <= 50,
    },
    {
      what: `Lighthouse's rules, ${name}`,
      aim: 'best practices and SEO 100, nothing against accessibility but the viewport',
      measured: `${page.bestPractices}, ${page.seo}, ${others.join(', ') || 'nothing'}`,
      isMet: page.bestPractices === 100 && page.seo === 100 && others.length === 0,
    },
    {
      what: `first view on a phone, ${name}`,
      aim: `≤ ${MOST_KB[name]} kB`,
      measured: `${kb.toFixed(0)} kB`,
      isMet: kb <= MOST_KB[name],
    },
  ];
}

function measureOnce(cwd: string, url: string): Measured {
  const chromium = findChromium();
  const browser = chromium === null ? [] : [chromium];
  // On one core a page waits for its own painter, which no phone has it do, and the clock counts that as the page's work.
  const { command, args } = onAllCores(process.execPath, ['measure.mjs', url, ...browser]);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: LIMIT_IN_MS,
  });
  if (status !== 0) {
    throw new Error(`Lighthouse failed for ${url}: ${stderr || `no answer in ${LIMIT_IN_MS} ms`}`);
  }
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function medians(rounds: readonly Measured[]): Measured {
  const of = (pick: (measured: Measured) => number) => medianOf(rounds.map(pick));
  return {
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    lcpInMs: of(({ lcpInMs }) => lcpInMs),
    cls: of(({ cls }) => cls),
    tbtInMs: of(({ tbtInMs }) => tbtInMs),
    totalInBytes: of(({ totalInBytes }) => totalInBytes),
    failed: [...new Set(rounds.flatMap(({ failed }) => failed))],
  };
}

function fail(name: string): never {
  throw new Error(`Lighthouse measured nothing of ${name}.`);
}
