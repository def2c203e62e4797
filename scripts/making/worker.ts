import sharp from 'sharp';
import { makeOrder } from '../../fixtures/assets/make.ts';
import type { Order } from '../../fixtures/assets/plan.ts';

/** A worker's messages: each file once it is made, then the end of the order. */
export type WorkerMessage =
  | { readonly file: string }
  | { readonly ended: true }
  | { readonly failed: string };

// There is one process per core already, so sharp's own threads would only slow them down.
sharp.concurrency(1);

const say = (message: WorkerMessage) => process.send?.(message);

process.on('message', (order: Order) => {
  makeOrder(order, (file) => say({ file })).then(
    () => say({ ended: true }),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
// the parent process has ended
process.on('disconnect', () => process.exit());
