import { judgePdf } from './judge-pdf.ts';

/** A process of its own: judges the file that it is sent, says the verdict, and ends. */
process.once('message', async (file: Uint8Array) => {
  const verdict = await judgePdf(file).catch(() => 'broken');
  process.send?.(verdict, () => process.exit());
});
