import { availableParallelism, constants, getPriority, setPriority, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { showProgress } from './fixtures/progress.ts';
import { makeWorks } from './making/make-works.ts';
import { serveMaking } from './making/serve-making.ts';

/**
 * Makes the pictures and files for download that are missing or out of date, and removes those that are no longer needed.
 *   npx tsx scripts/make-missing.ts [--needed] [--only text]... [--dist folder]
 * With --needed it leaves out the large pictures, which take longest, and which a release may start without.
 * As the child of a program that starts a shop (scripts/lib/maker.mjs) it also makes at once what the shop asks for:
 *   --serve        with low priority and a core to spare
 *   --asked-only   nothing else, for tests
 */
const { values } = parseArgs({
  options: {
    needed: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [''] },
    dist: { type: 'string', default: fileURLToPath(new URL('../dist', import.meta.url)) },
    serve: { type: 'boolean', default: false },
    'asked-only': { type: 'boolean', default: false },
  },
});
/** Large pictures and surfaces are worked on as numbers; at most half of the memory is used. */
const WORKER_BYTES = 600 * 1024 * 1024;
const cores = availableParallelism() - (values.serve ? 1 : 0);
const size = Math.max(1, Math.min(cores, Math.floor(totalmem() / 2 / WORKER_BYTES)));
const isServing = values.serve || values['asked-only'];
// Workers inherit it. With a lower one, a visitor would wait for minutes on a busy machine.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
if (values.serve && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);

let show: ((done: number) => void) | undefined;
const making = await makeWorks({
  dist: values.dist,
  size,
  neededOnly: values.needed,
  only: values.only,
  askedOnly: values['asked-only'],
  onMade: (_work, _by, made, total) => {
    if (values['asked-only']) return;
    show ??= showProgress('Pictures and files', total, isServing ? 'lines' : undefined);
    show(made);
  },
  onFailure: (sentence) => console.error(sentence),
});

const leave = async () => {
  await making.close();
  process.exit();
};
process.on('SIGINT', leave).on('SIGTERM', leave).on('SIGHUP', leave).on('disconnect', leave);

if (isServing) process.send?.({ socketPath: await serveMaking(making) });
if (isServing && !values['asked-only'] && making.total > 0)
  console.log(`Making ${making.total} pictures and files meanwhile; what you look at comes first.`);
const failed = await making.ended;
if (failed.length === 0) {
  if (!isServing) console.log('Pictures and files: all are there.');
  process.send?.({ allMade: true });
  process.disconnect?.();
} else if (isServing) console.error(`${failed.length} pictures and files couldn't be made.`);
else {
  console.error(`${failed.length} pictures and files couldn't be made, ${failed[0]} the first of them.`);
  process.exitCode = 1;
}
