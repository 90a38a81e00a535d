import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askDashboards } from './ask-panels.ts';
import { drawDashboard } from './draw-dashboard.ts';

const POINTS = 150;

/** Draws what the dashboards show of the time since `from`; the panels that show nothing. */
export async function pictureDashboards(
  origin: string,
  from: number,
  folder: string,
): Promise<readonly string[]> {
  const to = Math.floor(Date.now() / 1000);
  const range = { from, to, step: Math.max(2, Math.ceil((to - from) / POINTS)) };
  const dashboards = await askDashboards(origin, range);
  mkdirSync(folder, { recursive: true });
  for (const dashboard of dashboards) {
    const when = `npm run lab -- bad-day, ${new Date().toISOString().slice(0, 10)}`;
    writeFileSync(join(folder, `${dashboard.name}.svg`), drawDashboard(dashboard, to - from, when));
  }
  return dashboards.flatMap(({ name, panels }) =>
    panels
      .filter(({ series }) => series.length === 0)
      .map(({ title }) => `dashboard ${name}: "${title}" shows nothing`),
  );
}
