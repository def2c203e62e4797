import { join } from 'node:path';
import sharp from 'sharp';
import { buildInstallationSheet } from '../../fixtures/assets/files/installation/build-installation-sheet.ts';
import { makeProductFiles } from '../../fixtures/assets/files/make-product-files.ts';
import { writeWhole } from '../../fixtures/assets/lib/write-whole.ts';
import { writeBareRoom, writeLarge, writeVariants } from '../../fixtures/assets/pictures/encode.ts';
import { draw, drawBareRoom, drawLarge } from '../../fixtures/assets/renderer/draw.ts';
import { itemByNumber } from '../../fixtures/catalogue/catalogue.ts';
import type { Order } from './works.ts';

/** A worker's messages: each file once it is made, then the end of the order. */
export type WorkerMessage =
  | { readonly file: string }
  | { readonly ended: true }
  | { readonly failed: string };

// There is one process per core already, so sharp's own threads would only slow them down.
sharp.concurrency(1);

const say = (message: WorkerMessage) => process.send?.(message);

async function make(order: Order): Promise<void> {
  if ('picture' in order) {
    const { name, view } = order.picture;
    await writeVariants(draw(order.picture), name, view, order.folder, (file) => say({ file }));
    return;
  }
  if ('large' in order) {
    say({ file: await writeLarge(drawLarge(order.large), order.large.name, order.folder) });
    return;
  }
  if ('bareRoom' in order) {
    const { name, choice } = order.bareRoom;
    await writeBareRoom(drawBareRoom(choice), name, order.folder);
    return;
  }
  const write = async (name: string, bytes: Uint8Array) => {
    await writeWhole(join(order.folder, name), bytes);
    say({ file: name });
  };
  if ('subject' in order) {
    const bytes = await buildInstallationSheet(order.subject);
    for (const name of order.names) await write(name, bytes);
    return;
  }
  for await (const { name, bytes } of makeProductFiles(itemByNumber(order.productNo), order.names))
    await write(name, bytes);
}

process.on('message', (order: Order) => {
  make(order).then(
    () => say({ ended: true }),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
// the parent process has ended
process.on('disconnect', () => process.exit());
