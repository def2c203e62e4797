import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { openWorld } from '../contracts/suite/test-world.ts';
import { askForDatabase } from '../server/mock/testing/ask-for-database.ts';
import { freePort } from '../server/testing/free-port.ts';

const SHOP = '/shop/';
const compose = z.object({
  services: z.object({
    alderline: z.object({ environment: z.record(z.string(), z.string()), ports: z.array(z.string()) }),
    database: z.object({ environment: z.record(z.string(), z.string()) }),
  }),
});
const lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

interface Step {
  readonly instruction: string;
  readonly rest: string;
}

/** The steps of the image itself, which begins at the last FROM. */
async function lastStage(): Promise<Step[]> {
  const text = await readFile('Dockerfile', 'utf8');
  const steps = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Step => {
      const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return { instruction, rest };
    });
  return steps.slice(steps.findLastIndex(({ instruction }) => instruction === 'FROM') + 1);
}

const valuesOf = (steps: readonly Step[], instruction: string) =>
  steps.filter((step) => step.instruction === instruction).map(({ rest }) => rest);
const commandIn = (text: string) => z.array(z.string()).parse(JSON.parse(text.slice(text.indexOf('['))));

/**
 * Links what the image has of a path of the build stage, where development packages have been removed. Node, told to, looks
 * for packages beside a link and not beside what it leads to.
 */
async function linkInto(image: string, path: string): Promise<void> {
  if (path !== 'node_modules') {
    await symlink(resolve(path), join(image, path));
    return;
  }
  const { packages } = lock.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
  for (const [place, { dev }] of Object.entries(packages)) {
    const isKept = /^node_modules\/[^/]+(\/[^/]+)?$/.test(place) && !dev;
    if (!isKept) continue;
    await mkdir(dirname(join(image, place)), { recursive: true });
    await symlink(resolve(place), join(image, place));
  }
}

let steps: Step[];
let image: string;
let environment: Record<string, string>;
let shop: ChildProcess | undefined;
let origin: string;
let printed = '';

beforeAll(async () => {
  steps = await lastStage();
  image = await mkdtemp(join(tmpdir(), 'shop-image-'));
  for (const copied of valuesOf(steps, 'COPY')) {
    const [, path = ''] = /^--from=build (\S+) \S+$/.exec(copied) ?? [];
    await linkInto(image, path.slice(SHOP.length));
  }
  const { services } = compose.parse(parse(await readFile('compose.yaml', 'utf8')));
  const port = String(await freePort());
  environment = {
    ...Object.fromEntries(
      valuesOf(steps, 'ENV').flatMap((set) => set.split(' ').map((one) => one.split('='))),
    ),
    ...services.alderline.environment,
    PORT: port,
    CARD_PROVIDER_PORT: '0',
    DATA_DIR: join(image, 'data'),
    DATABASE_URL: await askForDatabase('PostgreSQL/empty'),
    SEED_ORDERS: 'off',
    // the image's pictures are drawn when it is built, which takes minutes
    MAKER_SOCKET: join(image, 'no-pictures'),
    NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
    PATH: process.env.PATH ?? '',
  };
  origin = `http://localhost:${port}`;
}, 240_000);
afterAll(async () => {
  if (shop?.exitCode === null) {
    shop.kill();
    await once(shop, 'exit');
  }
  await rm(image, { recursive: true });
});

/** The status of the image's health check. */
async function health(): Promise<number> {
  const [program = '', ...args] = commandIn(valuesOf(steps, 'HEALTHCHECK')[0] ?? '');
  const checked = spawn(program, args, { cwd: image, env: environment });
  const [status] = (await once(checked, 'exit')) as [number];
  return status;
}

it('the image serves the mock, its console under the name of its service, and worlds, as another user than root', async () => {
  expect(valuesOf(steps, 'USER')).toEqual(['node']);
  expect(await health()).toBe(1);
  const [program = '', ...args] = commandIn(valuesOf(steps, 'CMD')[0] ?? '');
  shop = spawn(program, args, { cwd: image, env: environment });
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  await expect.poll(() => printed, { timeout: 100_000 }).toContain(`is open at ${origin}`);
  expect(await health()).toBe(0);

  const world = await openWorld(origin);
  await world.setStock('p-0101', 3);
  await world.logIn('trade@alderline.example');
  await world.close();

  const asked = request(`${origin}/__mock/`, { headers: { host: 'alderline:4000' } }).end();
  const [reply] = await once(asked, 'response');
  reply.resume();
  expect(reply.statusCode).toBe(200);
});

it('the image has no packages that only development needs, and Docker gets nothing that a clone lacks', async () => {
  expect(valuesOf(steps, 'RUN').join()).not.toContain('npm');
  const text = await readFile('Dockerfile', 'utf8');
  expect(text.indexOf('npm", "prune", "--omit=dev"')).toBeGreaterThan(text.indexOf('"run", "build"'));
  const { stdout } = await promisify(execFile)('git', ['ls-files']);
  const ignored = (await readFile('.dockerignore', 'utf8')).split('\n').filter((line) => /^[^#]/.test(line));
  expect(ignored).toEqual(expect.arrayContaining(['.data', 'dist', 'node_modules']));
  const lost = stdout.split('\n').filter((file) => ignored.some((name) => file.startsWith(`${name}/`)));
  expect(lost).toEqual([]);
});
