import sharp from 'sharp';
import { expect, test } from './shop-test.ts';

/** How light a colour is to the eye (WCAG 2.2, relative luminance). */
function luminance(colour: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = [...colour].map((part) =>
    part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour of the words, and where their lines are in the window. */
function linesOf(words: Element) {
  const range = document.createRange();
  range.selectNodeContents(words);
  return {
    colour: (getComputedStyle(words).color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
    lines: [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
      left: Math.max(0, Math.floor(left)),
      top: Math.max(0, Math.floor(top)),
      right: Math.min(window.innerWidth, Math.ceil(right)),
      bottom: Math.min(window.innerHeight, Math.ceil(bottom)),
    })),
  };
}

test('what is written over the room is readable, on small and large phones and in large letters', async ({
  page,
  shop,
}) => {
  await shop.open('home');
  await page.waitForLoadState('networkidle');
  const words = page.getByRole('heading', { level: 1 }).or(page.getByText('Engineered and solid wood'));
  for (const [width, height, textSize] of [
    [320, 568, '100%'],
    [390, 844, '100%'],
    [430, 932, '100%'],
    [390, 844, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const behind = await page.screenshot({ scale: 'css', style: '* { color: transparent !important }' });
    const written = await Promise.all((await words.all()).map((each) => each.evaluate(linesOf)));
    expect(written).toHaveLength(2);
    for (const { colour, lines } of written)
      for (const { left, top, right, bottom } of lines.filter((line) => line.top < line.bottom)) {
        const area = { left, top, width: right - left, height: bottom - top };
        const pixels = await sharp(behind).removeAlpha().extract(area).raw().toBuffer();
        let lightest = 0;
        for (let at = 0; at < pixels.length; at += 3)
          lightest = Math.max(lightest, luminance(pixels.subarray(at, at + 3)));
        const contrast = (luminance(colour) + 0.05) / (lightest + 0.05);
        expect(contrast, `at ${width} px with text at ${textSize}`).toBeGreaterThan(4.5);
      }
  }
});
