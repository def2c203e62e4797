import sharp from 'sharp';
import { writeVariants } from '../fixtures/media/encode.ts';
import { draw } from '../fixtures/media/renderer/draw.ts';
import type { PictureJob } from '../fixtures/media/renderer/picture-job.ts';

export interface MediaOrder {
  readonly job: PictureJob;
  readonly folder: string;
}

// There is one process per core already; sharp's own threads would only get in the way.
sharp.concurrency(1);

process.on('message', ({ job, folder }: MediaOrder) => {
  writeVariants(draw(job), job.name, job.view, folder).then(
    () => process.send?.(job.name),
    (failure: unknown) => {
      console.error(`Could not make ${job.name}:`, failure);
      process.exit(1);
    },
  );
});
