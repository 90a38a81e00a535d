// Measures one page as Lighthouse's mobile or desktop setting has it. Its arguments are the setting, the folder that what
// was seen is kept in, the address and the browser; without an address it judges again what the folder holds. It prints
// the result as one line of JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';

const [, , setting, folder, url, chromePath] = process.argv;
const flags = { logLevel: 'error', output: 'json', auditMode: folder };
const config = setting === 'desktop' ? desktopConfig : undefined;
const { lhr } = url === undefined ? await lighthouse(undefined, flags, config) : await visit();
const value = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
const kinds = lhr.audits['resource-summary']?.details?.items ?? [];
const requests = lhr.audits['network-requests']?.details?.items ?? [];
console.log(
  JSON.stringify({
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    totalInBytes: kinds.length
      ? kinds.find(({ resourceType }) => resourceType === 'total')?.transferSize
      : requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
    failed: Object.values(lhr.categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score === 0)
      .map(({ id }) => id),
    machine: lhr.environment.benchmarkIndex,
    speed: {
      performance: score('performance'),
      lcpInMs: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbtInMs: value('total-blocking-time'),
    },
  }),
);

async function visit() {
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    return await lighthouse(url, { ...flags, port: chrome.port, gatherMode: folder }, config);
  } finally {
    await chrome.kill();
  }
}
