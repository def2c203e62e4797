import { expect, it } from 'vitest';
import { UsageFailure } from '../../lib/usage.ts';
import { readOptions } from './read-options.ts';

it('measures five pages in both trees, five times, by default', () => {
  const options = readOptions([]);
  expect(options).toMatchObject({ runs: 5, traces: false });
  expect(options !== 'help' && options.pages).toHaveLength(10);
});

it('measures a page in both trees, or in the tree that its name ends with', () => {
  expect(readOptions(['products', 'flooring.mobile', '--runs', '1'])).toMatchObject({
    runs: 1,
    pages: [
      { id: 'products', device: 'desktop' },
      { id: 'products', device: 'mobile' },
      { id: 'flooring', device: 'mobile' },
    ],
  });
});

it.each([
  ['a page that the shop lacks', ['carpets']],
  ['a page that the tree lacks', ['project-shared.desktop']],
  ['a tree that there is not', ['products.tablet']],
  ['half a run', ['--runs', '0.5']],
  ['an unknown option', ['--fast']],
])('refuses %s', (_, args) => {
  expect(() => readOptions(args)).toThrow(UsageFailure);
});
