import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

const WORDS = 'Your browser doesn’t allow copying here. Select the link and copy it.';

it.each([
  ['has no clipboard, as on plain http', {}],
  [
    'refuses',
    { clipboard: { writeText: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')) } },
  ],
])('copying says what to do by hand in a browser that %s', async (_case, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(copyText('https://shop.example', 'Select the link and copy it.')).rejects.toThrow(WORDS);
});
