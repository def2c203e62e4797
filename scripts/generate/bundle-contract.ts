import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

const ROOT = 'openapi.yaml';
const REDOCLY = 'node_modules/.bin/redocly';

interface Contract {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** A name in a part of the contract. */
interface Named {
  readonly kind: 'paths' | 'schemas';
  readonly name: string;
  readonly place: string;
}

/**
 * Puts the parts of the contract together. What is shared stands in it once, in the order of its names, so that a new call changes few lines.
 * @param folder the parts: openapi.yaml, and what it leads to
 * @throws {Error} that names the file and line of each mistake
 */
export async function bundleContract(folder: string): Promise<Contract> {
  const bundled = await bundle(join(folder, ROOT));
  const lost = await findLost(folder, bundled);
  if (lost.length > 0) throw new Error(lost.join('\n'));
  const components = Object.entries(bundled.components).map(([kind, named]) => [kind, sorted(named)]);
  return { ...bundled, components: Object.fromEntries(components) };
}

async function bundle(root: string): Promise<Contract> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { env, maxBuffer: 32 * 1024 * 1024 };
  const made = promisify(execFile)(REDOCLY, ['bundle', root, '--ext', 'json'], options);
  const { stdout } = await made.catch(({ stderr }: { stderr: string }) => {
    throw new Error(stderr);
  });
  return JSON.parse(stdout) as Contract;
}

/** What is in a part but not in the bundle as it stands there: the bundler takes what is referred to, and renames a name's second. */
async function findLost(folder: string, { paths, components }: Contract): Promise<string[]> {
  const found: Named[] = [];
  for (const file of (await readdir(folder, { recursive: true })).sort())
    if (file.endsWith('.yaml') && file !== ROOT) found.push(...(await namesIn(join(folder, file))));
  const taken = { paths, schemas: components.schemas ?? {} };
  return found.flatMap(({ kind, name, place }) => {
    const other = found.find((one) => one.kind === kind && one.name === name && one.place !== place);
    if (other) return [`${place}: ${name} is in ${other.place} too`];
    if (name in taken[kind]) return [];
    return [
      kind === 'paths' ? `${place}: ${name} is missing from ${ROOT}` : `${place}: nothing refers to ${name}`,
    ];
  });
}

async function namesIn(file: string): Promise<Named[]> {
  const lines = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines });
  return (['paths', 'schemas'] as const).flatMap((kind) => {
    const section = document.get(kind);
    if (!isMap(section)) return [];
    return section.items.flatMap(({ key }) =>
      isScalar(key)
        ? [{ kind, name: String(key.value), place: `${file}:${lines.linePos(key.range?.[0] ?? 0).line}` }]
        : [],
    );
  });
}

const sorted = (named: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
