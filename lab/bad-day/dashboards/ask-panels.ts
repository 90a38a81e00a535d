import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { quickRules } from '../quick-rules.ts';

/** As much of Grafana's format as our dashboards use. */
interface Dashboard {
  readonly title: string;
  readonly panels: readonly {
    readonly title: string;
    readonly type: 'timeseries' | 'stat';
    readonly gridPos: PanelPlace;
    readonly fieldConfig: { readonly defaults: { readonly unit: PanelUnit } };
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

export type PanelUnit = 'short' | 'percentunit' | 'reqps' | 's' | 'bytes';

interface PanelPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface AskedPanel {
  readonly title: string;
  readonly type: 'timeseries' | 'stat';
  readonly place: PanelPlace;
  readonly unit: PanelUnit;
  readonly series: readonly {
    readonly name: string;
    readonly points: readonly (readonly [seconds: number, value: number])[];
  }[];
}

export interface AskedDashboard {
  readonly name: string;
  readonly title: string;
  readonly panels: readonly AskedPanel[];
}

export interface Range {
  /** Seconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

const FOLDER = join(ROOT, 'deploy', 'observability', 'dashboards');
/** Grafana's is four scrapes, at a minute each. */
const RATE_INTERVAL = '4m';

/** Asks each dashboard's queries as Grafana does, with times as short as the lab's rules. */
export function askDashboards(origin: string, range: Range): Promise<readonly AskedDashboard[]> {
  return Promise.all(
    readdirSync(FOLDER).map(async (file) => {
      const { title, panels }: Dashboard = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
      return {
        name: file.replace('.json', ''),
        title,
        panels: await Promise.all(
          panels.map(async ({ title: panelTitle, type, gridPos, fieldConfig, targets }) => {
            const series = await Promise.all(
              targets.map(({ expr, legendFormat }) => ask(origin, expr, legendFormat, range)),
            );
            const { unit } = fieldConfig.defaults;
            return { title: panelTitle, type, place: gridPos, unit, series: series.flat() };
          }),
        ),
      };
    }),
  );
}

interface Matrix {
  readonly status: string;
  readonly error?: string;
  readonly data: {
    readonly result: readonly {
      readonly metric: Readonly<Record<string, string>>;
      readonly values: readonly (readonly [number, string])[];
    }[];
  };
}

async function ask(origin: string, expr: string, legend: string, { from, to, step }: Range) {
  const query = quickRules(expr.replaceAll('$__rate_interval', RATE_INTERVAL));
  const search = new URLSearchParams({
    ...{ query, start: String(from), end: String(to), step: String(step) },
  });
  const response = await fetch(`${origin}/api/v1/query_range?${search}`);
  const { status, error, data }: Matrix = JSON.parse(await response.text());
  if (status !== 'success') throw new Error(`${query}: ${error}`);
  return data.result.map(({ metric, values }) => ({
    name: legend.replace(/\{\{(\w+)\}\}/g, (_, label) => metric[label] ?? '').trim(),
    points: values
      .map(([at, value]) => [at - from, Number(value)] as const)
      .filter(([, value]) => Number.isFinite(value)),
  }));
}
