import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMaker } from '../../scripts/lib/maker.mjs';

/** The built shop with an empty data folder, so that every test run starts from the seed. */
process.env.DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
// npm test has started one for all tests
if (!process.env.MAKER_SOCKET) Object.assign(process.env, await startMaker({ askedOnly: true }));
await import('../../dist/server/main.mjs');
