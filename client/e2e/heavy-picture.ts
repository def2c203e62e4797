import type { Page } from '@playwright/test';
import { plainPicture } from '../../contracts/suite/plain-picture.ts';

/** A picture that the shop makes smaller before it is sent. */
export const heavyPicture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([plainPicture(), Buffer.alloc(3 * 1024 * 1024)]),
});

/** Makes the browser as slow as a phone at reading a large picture. @returns a function that lets it go on */
export async function holdShrinking(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const read = window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>;
    const released = new Promise((resolve) => addEventListener('released', resolve, { once: true }));
    Object.assign(window, {
      createImageBitmap: async (...given: unknown[]) => {
        await released;
        return read(...given);
      },
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('released')));
}
