import { countOf } from '../scripts/count-of.ts';
import type { Finding } from './finding.ts';

const MARKS = { ok: 'ok', warning: 'warning', problem: 'PROBLEM' } as const;
const WIDTH = 9;

/** Formats the findings by market, errors first. */
export function reportText(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ market }) => market ?? 'all markets');
  const lines = [...groups].flatMap(([market, found]) => [
    market,
    ...found
      .toSorted((left, right) => rankOf(left) - rankOf(right))
      .map((finding) => `  ${reportLine(finding)}`),
    '',
  ]);
  return [...lines, summaryOf(findings)].join('\n');
}

/** A finding without its market. */
export function reportLine({ level, sentence }: Finding): string {
  return `${MARKS[level].padEnd(WIDTH)}${sentence}`;
}

export function isHealthy(findings: readonly Finding[]): boolean {
  return findings.every(({ level }) => level !== 'problem');
}

export function reportJson(findings: readonly Finding[]): string {
  return JSON.stringify({ isHealthy: isHealthy(findings), findings }, null, 2);
}

function rankOf({ level }: Finding): number {
  return ['problem', 'warning', 'ok'].indexOf(level);
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (wanted: Finding['level']) =>
    findings.filter(({ level }) => level === wanted).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  if (problems === 0 && warnings === 0) return 'Everything works.';
  const remarks = `${countOf(warnings, 'warning')}.`;
  if (problems === 0) return `No problems, ${remarks}`;
  return `${countOf(problems, 'problem')} to solve before opening the shop, ${remarks}`;
}
