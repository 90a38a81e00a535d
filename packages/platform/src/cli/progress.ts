import type { Output } from './command.ts';

export interface Progress {
  /** From 0 to 1. */
  update(share: number, detail?: string): void;
  end(): void;
}

const BAR_LENGTH = 24;
/** Without a terminal to redraw a line in, each fifth of the way is a line. */
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
