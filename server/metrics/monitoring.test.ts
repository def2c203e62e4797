import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './create-metrics.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
}
interface Panel {
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const read = (path: string) => readFileSync(path, 'utf8');
const { groups }: { groups: readonly { rules: readonly Rule[] }[] } = parse(
  read('docs/monitoring/alerts.yaml'),
);
const rules = groups.flatMap((group) => group.rules);
const { panels }: { panels: readonly Panel[] } = JSON.parse(read('docs/monitoring/board.json'));

/** Labels by metric, as Prometheus reads them once everything has happened once. */
async function exposed(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const metrics = createMetrics();
  metrics.callAnswered('/api/dic', '0', 0.1);
  metrics.pageServed('cache', 200);
  metrics.pageRendered(0.1);
  metrics.queryRun('ok', 0.1);
  metrics.spansLeft('sent', 1);
  metrics.browserFailed('page', 'home');
  metrics.mailLeft('sent');
  metrics.replyChecked('/api/dic', 'drifted');
  for (const vital of ['LCP', 'INP', 'CLS'] as const) metrics.visitMeasured(vital, 'home', 1);
  metrics.watchBackend({
    ready: async () => true,
    lacking: () => new Set(['/woojiapi/order/qryorders']),
    waitingMails: async () => ({ count: 0, oldestSeconds: 0 }),
  });
  // what Prometheus itself says of the job
  const found = new Map([['up', new Set(['job'])]]);
  for (const line of (await metrics.text()).split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name) found.set(name, new Set([...labels.matchAll(/(\w+)="/g)].map(([, label]) => label ?? '')));
  }
  return found;
}

/** The metrics of a PromQL expression, and all labels in its braces and groupings. */
function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const groupings = [...expression.matchAll(/\b(?:by|without|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  );
  const plain = expression.replace(/"[^"]*"/g, '""').replace(/\b(?:by|without|on)\s*\([^)]*\)/g, '');
  const metrics = plain
    .replace(/\{[^}]*\}|\[[^\]]*\]|\boffset \w+|\bunless\b/g, '')
    .matchAll(/\b[a-z_]\w*\b(?!\s*\()/g);
  const inBraces = [...plain.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\w+)[=!]/g)].map(([, label = '']) => label),
  );
  return { metrics: [...metrics].map(([name]) => name), labels: [...groupings, ...inBraces] };
}

it('what the board and the alerts ask for is what the shop exposes', async () => {
  const known = await exposed();
  const targets = panels.flatMap((panel) => panel.targets);
  const shown = targets.map(({ expr, legendFormat }) => [expr, legendFormat] as const);
  const asked = [...rules.map(({ expr }) => [expr, ''] as const), ...shown];
  expect(asked.length).toBeGreaterThan(20);
  for (const [expression, legend] of asked) {
    const { metrics, labels } = namesIn(expression);
    expect(metrics, expression).not.toEqual([]);
    expect(
      metrics.filter((name) => !known.has(name)),
      expression,
    ).toEqual([]);
    const legends = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label ?? '');
    const has = new Set(metrics.flatMap((name) => [...(known.get(name) ?? [])]));
    expect(
      [...labels, ...legends].filter((label) => !has.has(label)),
      expression,
    ).toEqual([]);
  }
});

it('operating.md explains every alert', () => {
  const told = [...read('docs/operating.md').matchAll(/^\| ([A-Z]\w+) \| .* \| .* \|$/gm)].map(
    ([, name]) => name,
  );
  expect(rules.length).toBeGreaterThanOrEqual(8);
  expect(told).toEqual(expect.arrayContaining(rules.map(({ alert }) => alert)));
});
