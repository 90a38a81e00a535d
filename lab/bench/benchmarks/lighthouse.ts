import { medianOf } from '../../numbers.ts';
import { type Benchmark, MAIN_PAGES, type Target } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';
import { installPeer } from '../peers/start-peer.ts';
import { type Speed, type Visit, visitOnce } from './lighthouse-visit.ts';

const ROUNDS = 5;
const MAX_KB = { home: 330, listing: 300, product: 300 } as const;
const KB_IN_BYTES = 1_000;
/** The specification requires a viewport that cannot be zoomed (§2); the audit against it is left out. */
const REQUIRED = 'meta-viewport';

/** Lighthouse on a phone, and the bytes of a first view. */
export const lighthouse: Benchmark = (log) => {
  const folder = installPeer('lighthouse', log);
  return withShopOnAllCores({}, async ({ shopUrl }) => {
    const found: { name: keyof typeof MAX_KB; page: Visit }[] = [];
    for (const { name, path } of MAIN_PAGES) {
      const rounds: Visit[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const visit = visitOnce(folder, shopUrl + path);
        rounds.push(visit);
        log(
          `  ${round}/${ROUNDS} ${name}: ${format(visit.speed)}; by CPU time ${format(visit.speedByCpuTime)}; machine ${Math.round(visit.machine)}`,
        );
      }
      found.push({ name, page: medians(rounds) });
    }
    return {
      sections: [
        {
          title: 'Lighthouse, mobile',
          note: `Median of ${ROUNDS}. Lighthouse takes each task four times as long as it took here by wall time; what a task waits for one of this machine’s cores counts four times too. “By CPU time” is the same visit, each task scaled to the CPU time of its thread, run through Lighthouse’s own simulation once more. “Machine” is Lighthouse’s mark for its speed just then.`,
          columns: [
            'page',
            'performance',
            'LCP s',
            'CLS',
            'TBT ms',
            'by CPU time: performance',
            'LCP s',
            'TBT ms',
            'machine',
          ],
          rows: found.map(({ name, page: { speed, speedByCpuTime, machine } }) => [
            name,
            String(speed.performance),
            inSeconds(speed.lcpInMs),
            speed.cls.toFixed(3),
            String(Math.round(speed.tbtInMs)),
            String(speedByCpuTime.performance),
            inSeconds(speedByCpuTime.lcpInMs),
            String(Math.round(speedByCpuTime.tbtInMs)),
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

function targetsOf(name: keyof typeof MAX_KB, page: Visit): readonly Target[] {
  const kb = page.totalInBytes / KB_IN_BYTES;
  const others = page.failed.filter((audit) => audit !== REQUIRED);
  return [
    speedTarget(`Lighthouse, ${name}, by wall time`, page.speed),
    speedTarget(`Lighthouse, ${name}, by CPU time`, page.speedByCpuTime),
    {
      what: `Lighthouse's rules, ${name}`,
      aim: 'best practices and SEO 100, nothing against accessibility but the viewport',
      measured: `${page.bestPractices}, ${page.seo}, ${others.join(', ') || 'nothing'}`,
      isMet: page.bestPractices === 100 && page.seo === 100 && others.length === 0,
    },
    {
      what: `first view on a phone, ${name}`,
      aim: `≤ ${MAX_KB[name]} kB`,
      measured: `${kb.toFixed(0)} kB`,
      isMet: kb <= MAX_KB[name],
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

function format({ performance, lcpInMs, tbtInMs }: Speed): string {
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
    speedByCpuTime: speedOf(({ speedByCpuTime }) => speedByCpuTime),
  };
}
