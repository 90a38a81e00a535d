import { countOf } from '../../protocol/index.ts';
import type { ImportIssue, ImportReport } from '../import/index.ts';
import { type Output, REFUSED } from './command.ts';

/** Prints what was left out, and what is worth a look. */
export function printWarnings(
  output: Output,
  { warnings, leftOut, leftOutCount }: ImportReport,
): void {
  for (const note of inOrder(warnings)) output.write(`  warning ${placeNote(note)}\n`);
  for (const note of inOrder(leftOut)) output.write(`  left out ${placeNote(note)}\n`);
  const more = leftOutCount - leftOut.length;
  if (more > 0) output.write(`  … and ${more} more left out\n`);
}

/** Prints why files were refused, and what became of the shop. */
export function refuseFiles(output: Output, report: ImportReport, end: string): number {
  printWarnings(output, report);
  printProblems(output, report);
  output.write(`${end}\n`);
  return REFUSED;
}

function printProblems(output: Output, { problems, problemCount }: ImportReport): void {
  for (const note of inOrder(problems)) output.write(`  problem ${placeNote(note)}\n`);
  const more = problemCount - problems.length;
  if (more > 0) output.write(`  … and ${countOf(more, 'more problem')}\n`);
}

function placeNote({ file, line, message }: ImportIssue): string {
  const place = [file ?? '', line > 0 ? `line ${line}` : ''].filter((part) => part !== '');
  return place.length === 0 ? message : `${place.join(' ')}: ${message}`;
}

function inOrder(report: readonly ImportIssue[]): readonly ImportIssue[] {
  return report.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || a.line - b.line);
}

export interface Progress {
  /** Draws a share from 0 to 1. */
  update(share: number, detail?: string): void;
  end(): void;
}

const BAR_LENGTH = 24;
/** Number of lines that are printed where there is no terminal. */
const STEPS_WITHOUT_TERMINAL = 5;

export function createProgress(output: Output, label: string): Progress {
  let shown = '';
  const isTerminal = output.isTTY === true;
  return {
    update(share, detail = '') {
      const text = isTerminal ? bar(label, share, detail) : step(label, share);
      if (text === shown) return;
      shown = text;
      output.write(isTerminal ? `\r\x1b[2K${text}` : `${text}\n`);
    },
    end() {
      if (isTerminal && shown !== '') output.write('\r\x1b[2K');
    },
  };
}

function bar(label: string, share: number, detail: string): string {
  const filled = Math.round(limit(share) * BAR_LENGTH);
  const percentage = String(Math.floor(limit(share) * 100)).padStart(3);
  return `${label} ${'█'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)} ${percentage} % ${detail}`;
}

function step(label: string, share: number): string {
  const steps = Math.floor(limit(share) * STEPS_WITHOUT_TERMINAL);
  return `${label} ${(steps * 100) / STEPS_WITHOUT_TERMINAL} %`;
}

function limit(share: number): number {
  return Math.min(1, Math.max(0, share));
}
