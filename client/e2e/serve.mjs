import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built shop with an empty data folder, so that every test run starts from the seed. */
process.env.DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
await import('../../dist/server/main.mjs');
