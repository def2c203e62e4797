import type { RunnerResult } from 'lighthouse';
import { MainThreadTasks } from 'lighthouse/core/computed/main-thread-tasks.js';

/** One task of the page's main thread, as long as it takes on the phone. */
export interface MainThreadTask {
  /** milliseconds of processor time on the phone, which other programs don't affect */
  readonly ms: number;
  /** milliseconds after the navigation, on this machine */
  readonly at: number;
  /** what it did, by share of its time */
  readonly work: readonly { readonly kind: string; readonly ms: number }[];
  /** the script or function that took most of it */
  readonly script: string | undefined;
}

type Node = Awaited<ReturnType<typeof MainThreadTasks.request>>[number];

const MICROSECONDS = 1000;
/** A task longer than this blocks: Lighthouse's rule. */
const LONG_MS = 50;

/** Processor time of a task in ms; its length where the trace doesn't say. */
function processorTime({ event, duration }: Node): number {
  // in microseconds; Lighthouse's type lacks it
  const { tdur } = event as { readonly tdur?: number };
  return tdur === undefined ? duration : tdur / MICROSECONDS;
}
const ownTime = (node: Node) =>
  Math.max(0, processorTime(node) - node.children.reduce((sum, child) => sum + processorTime(child), 0));

/** The tasks of the main thread, longest first. */
export async function mainThreadTasks({ lhr, artifacts }: RunnerResult): Promise<MainThreadTask[]> {
  const settings = lhr.configSettings;
  const nodes = await MainThreadTasks.request(artifacts.Trace, {
    computedCache: new Map(),
    settings,
    options: {},
  });
  const slowdown = settings.throttling.cpuSlowdownMultiplier;
  const texts = new Map(artifacts.Scripts.map(({ url, content }) => [url, content ?? '']));
  return nodes
    .filter((node) => !node.parent)
    .map((node) => describe(node, slowdown, texts))
    .sort((a, b) => b.ms - a.ms);
}

/** Lighthouse's total blocking time worked out from processor time, over the whole trace. */
export const blockingTime = (tasks: readonly MainThreadTask[]): number =>
  tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0);

function describe(root: Node, slowdown: number, texts: ScriptTexts): MainThreadTask {
  const kinds = new Map<string, number>();
  const scripts = new Map<string, number>();
  const visit = (node: Node, within: string | undefined) => {
    const own = ownTime(node) * slowdown;
    const script = scriptOf(node, texts) ?? within;
    kinds.set(node.group.label, (kinds.get(node.group.label) ?? 0) + own);
    if (script && node.group.id.startsWith('script')) scripts.set(script, (scripts.get(script) ?? 0) + own);
    for (const child of node.children) visit(child, script);
  };
  visit(root, undefined);
  const work = largestFirst(kinds).map(([kind, ms]) => ({ kind, ms }));
  return {
    ms: processorTime(root) * slowdown,
    at: root.startTime,
    work,
    script: largestFirst(scripts)[0]?.[0],
  };
}

const largestFirst = (sums: ReadonlyMap<string, number>) => [...sums].sort(([, a], [, b]) => b - a);

type ScriptTexts = ReadonlyMap<string, string>;

interface ScriptEvent {
  readonly url?: string;
  readonly functionName?: string;
  /** from 1, as is the column */
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

/** React's scheduler runs what is due; its names are shortened, but not the one for reading the time. */
const SCHEDULER = /^[^}]{0,60}unstable_now\(\)/;

/** Which script an event ran; the trace names none for modules, which are evaluated together. */
function scriptOf({ event }: Node, texts: ScriptTexts): string | undefined {
  if (event.name === 'v8.evaluateModule') return 'evaluating modules';
  const { url, functionName, lineNumber = 1, columnNumber = 1 }: ScriptEvent = event.args.data ?? {};
  if (!url) return undefined;
  const file = url.slice(url.lastIndexOf('/') + 1);
  if (event.name !== 'FunctionCall') return file;
  const text =
    texts
      .get(url)
      ?.split('\n')
      [lineNumber - 1]?.slice(columnNumber - 1) ?? '';
  if (SCHEDULER.test(text)) return `React hydrating or rendering, ${file}`;
  return `${functionName || 'a function'} at ${file}:${lineNumber}:${columnNumber}`;
}
