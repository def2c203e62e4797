import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { itemByNumber } from '../fixtures/catalogue/catalogue.ts';
import type { InstallationSubject } from '../fixtures/catalogue/file-names.ts';
import { buildInstallationSheet } from '../fixtures/files/installation/build-installation-sheet.ts';
import { type MadeFile, makeProductFiles } from '../fixtures/files/make-product-files.ts';

/** A product's files, or one installation sheet. */
export type FileOrder = { readonly folder: string; readonly names: readonly string[] } & (
  | { readonly productNo: string }
  | { readonly subject: InstallationSubject }
);

// There is one process per core already; sharp's own threads would only get in the way.
sharp.concurrency(1);

async function make(order: FileOrder): Promise<readonly MadeFile[]> {
  if ('productNo' in order) return makeProductFiles(itemByNumber(order.productNo), order.names);
  const bytes = await buildInstallationSheet(order.subject);
  return order.names.map((name) => ({ name, bytes }));
}

/** Each file appears whole or not at all, even when the run is killed. */
async function write(order: FileOrder): Promise<void> {
  for (const { name, bytes } of await make(order)) {
    const file = join(order.folder, name);
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }
}

process.on('message', (order: FileOrder) => {
  write(order).then(
    () => process.send?.(order.names),
    (failure: unknown) => {
      console.error(`Could not make ${order.names.join(', ')}:`, failure);
      process.exit(1);
    },
  );
});
