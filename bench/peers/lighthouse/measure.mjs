// Measures one page on a slow phone, as Lighthouse's mobile setting has it. Its arguments are the address and the
// browser; it prints the result as one line of JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [, , url, chromePath] = process.argv;
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
  const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score === 0)
    .map(({ id }) => id);
  const kinds = lhr.audits['resource-summary']?.details?.items ?? [];
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  console.log(
    JSON.stringify({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpInMs: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbtInMs: value('total-blocking-time'),
      totalInBytes: kinds.length
        ? kinds.find(({ resourceType }) => resourceType === 'total')?.transferSize
        : requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0),
      failed,
    }),
  );
} finally {
  await chrome.kill();
}
