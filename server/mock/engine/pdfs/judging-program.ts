import { judgePdf } from './judge-pdf.ts';

/** Runs as a separate process: reports that it has started, judges the file that it receives, reports the verdict and ends. */
process.once('message', async (file: Uint8Array) => {
  const verdict = await judgePdf(file).catch(() => 'broken');
  process.send?.(verdict, () => process.exit());
});
process.send?.('ready');
