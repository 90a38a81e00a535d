import type { PanelUnit } from './ask-panels.ts';

const BYTES_PER_MIB = 1024 ** 2;

/** A value in the unit of its panel, as short as Grafana writes it. */
export function unitText(value: number, unit: PanelUnit): string {
  switch (unit) {
    case 'percentunit':
      return `${short(value * 100)} %`;
    case 'reqps':
      return `${short(value)} req/s`;
    case 's':
      return value !== 0 && Math.abs(value) < 1 ? `${short(value * 1000)} ms` : `${short(value)} s`;
    case 'bytes':
      return `${short(value / BYTES_PER_MIB)} MiB`;
    case 'short':
      return short(value);
  }
}

function short(value: number): string {
  return String(Number(value.toPrecision(value >= 100 ? 3 : 2)));
}

/** The axis ends at the first round number that is not below the values. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10;
  return Number((step * power).toPrecision(2));
}
