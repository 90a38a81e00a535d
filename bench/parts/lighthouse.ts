import { medianOf } from '../load/measure-load.ts';
import { withShopOnAllCores } from '../machine/open-shop.ts';
import type { Part, Target } from '../part.ts';
import { installPeer } from '../peers/install-peer.ts';
import { MAIN_PAGES } from './main-pages.ts';
import { type Speed, type Visit, visitOnce } from './one-visit.ts';

const ROUNDS = 5;
const MOST_KB = { home: 330, listing: 300, product: 300 } as const;
const KB_IN_BYTES = 1_000;
/** The specification demands a viewport that cannot be zoomed (§2); the audit against it is left out. */
const DEMANDED = 'meta-viewport';

/** Lighthouse on a phone, and all that it downloads for a first view. */
export const lighthouse: Part = (say) => {
  const folder = installPeer('lighthouse', say);
  return withShopOnAllCores({}, async ({ shopUrl }) => {
    const found: { name: keyof typeof MOST_KB; page: Visit }[] = [];
    for (const { name, path } of MAIN_PAGES) {
      const rounds: Visit[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const visit = visitOnce(folder, shopUrl + path);
        rounds.push(visit);
        say(
          `  ${round}/${ROUNDS} ${name}: ${told(visit.speed)}; by thread ${told(visit.speedByThread)}; machine ${Math.round(visit.machine)}`,
        );
      }
      found.push({ name, page: medians(rounds) });
    }
    return {
      sections: [
        {
          title: 'Lighthouse, mobile',
          note: `Median of ${ROUNDS}. Lighthouse takes each task four times as long as it took here by the clock; what a task waits for one of this machine’s cores counts four times too. “By thread” is the same visit, each task as long as its thread worked, run through Lighthouse’s own simulation once more. “Machine” is Lighthouse’s mark for its speed just then.`,
          columns: [
            'page',
            'performance',
            'LCP s',
            'CLS',
            'TBT ms',
            'by thread: performance',
            'LCP s',
            'TBT ms',
            'machine',
          ],
          rows: found.map(({ name, page: { speed, speedByThread, machine } }) => [
            name,
            String(speed.performance),
            inSeconds(speed.lcpInMs),
            speed.cls.toFixed(3),
            String(Math.round(speed.tbtInMs)),
            String(speedByThread.performance),
            inSeconds(speedByThread.lcpInMs),
            String(Math.round(speedByThread.tbtInMs)),
            String(Math.round(machine)),
          ]),
        },
        {
          title: 'Lighthouse’s rules',
          note: 'The only accessibility audit that may fail is the one against the fixed viewport. “First view” is everything that was downloaded, pictures and all.',
          columns: [
            'page',
            'accessibility',
            'best practices',
            'SEO',
            'first view kB',
            'failed audits',
          ],
          rows: found.map(({ name, page }) => [
            name,
            String(page.accessibility),
            String(page.bestPractices),
            String(page.seo),
            (page.totalInBytes / KB_IN_BYTES).toFixed(0),
            page.failed.join(', ') || '–',
          ]),
        },
      ],
      targets: found.flatMap(({ name, page }) => targetsOf(name, page)),
    };
  });
};

function targetsOf(name: keyof typeof MOST_KB, page: Visit): readonly Target[] {
  const kb = page.totalInBytes / KB_IN_BYTES;
  const others = page.failed.filter((audit) => audit !== DEMANDED);
  return [
    speedTarget(`Lighthouse, ${name}, by the clock`, page.speed),
    speedTarget(`Lighthouse, ${name}, by the time its threads worked`, page.speedByThread),
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

function speedTarget(what: string, speed: Speed): Target {
  return {
    what,
    aim: 'performance ≥ 99, LCP ≤ 1.6 s, CLS ≤ 0.01, TBT ≤ 50 ms',
    measured: `${speed.performance}, ${inSeconds(speed.lcpInMs)} s, ${speed.cls.toFixed(3)}, ${Math.round(speed.tbtInMs)} ms`,
    isMet:
      speed.performance >= 99 && speed.lcpInMs <= 1_600 && speed.cls <= 0.01 && speed.tbtInMs <= 50,
  };
}

function told({ performance, lcpInMs, tbtInMs }: Speed): string {
  return `${performance}, LCP ${inSeconds(lcpInMs)} s, TBT ${Math.round(tbtInMs)} ms`;
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

function medians(rounds: readonly Visit[]): Visit {
  const of = (pick: (visit: Visit) => number) => medianOf(rounds.map(pick));
  const speedOf = (pick: (visit: Visit) => Speed): Speed => ({
    performance: of((visit) => pick(visit).performance),
    lcpInMs: of((visit) => pick(visit).lcpInMs),
    cls: of((visit) => pick(visit).cls),
    tbtInMs: of((visit) => pick(visit).tbtInMs),
  });
  return {
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    totalInBytes: of(({ totalInBytes }) => totalInBytes),
    failed: [...new Set(rounds.flatMap(({ failed }) => failed))],
    machine: of(({ machine }) => machine),
    speed: speedOf(({ speed }) => speed),
    speedByThread: speedOf(({ speedByThread }) => speedByThread),
  };
}
