import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CallFailure } from '../../../calls/call-failure.ts';
import { FILE_WORDS } from '../../../calls/check-upload.ts';
import { isBuilt } from '../../../config/build-output.ts';
import type { PdfVerdict } from './judge-pdf.ts';

/** A drawing of 10 MB takes about a second; a file that takes this long was made as an attack. */
const LIMIT_MS = 8_000;
const MEMORY_MB = 384;

const [PROGRAM, LOADER] = isBuilt(import.meta.url)
  ? ['./judging-program.mjs', []]
  : ['./judging-program.ts', ['--import', 'tsx']];

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a PDF, one at a time, in a separate process, because a thread that allocates too much memory ends the whole server.
 * @throws CallFailure "1" for a PDF that holds more than pages, that is locked, or that can't be read within the limits
 */
export async function checkPdf(file: Buffer): Promise<void> {
  const verdict = await judged(file);
  if (verdict !== 'pages') throw new CallFailure('1', FILE_WORDS[verdict], 400, { field: 'file' });
}

async function judged(file: Buffer): Promise<PdfVerdict> {
  if (!file.includes(END)) return 'broken';
  if (hasMoreBehind(file)) return 'hidden';
  const verdict = last.then(() => judgeApart(file));
  last = verdict;
  return await verdict;
}

/** The end marker of a PDF. */
const END = '%%EOF';

/** Only white space, or DOS's end-of-file byte, may follow the end marker; a zip's end record must not be anywhere. */
function hasMoreBehind(file: Buffer): boolean {
  const behind = file.toString('latin1', file.lastIndexOf(END) + END.length);
  return behind.replaceAll('\0', '').replaceAll('\x1a', '').trim() !== '' || file.includes(ZIP_END);
}
const ZIP_END = Buffer.from('PK\x05\x06\0\0\0\0', 'latin1');

function judgeApart(file: Buffer): Promise<PdfVerdict> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL(PROGRAM, import.meta.url)), {
      execArgv: [...LOADER, `--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let limit: NodeJS.Timeout | undefined;
    // the limit begins here, without the time that the process takes to start
    child.once('message', () => {
      limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
      child.once('message', (verdict: PdfVerdict) => resolve(verdict));
      child.send(file, () => undefined);
    });
    child.once('error', () => resolve('broken'));
    child.once('exit', () => {
      clearTimeout(limit);
      resolve('broken');
    });
  });
}
