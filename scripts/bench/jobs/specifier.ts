import { expect } from '@playwright/test';
import { filter, type Job, openSearch, type Place } from './job.ts';

const heading =
  (name: string | RegExp) =>
  ({ page }: Place) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

async function search(place: Place, text: string): Promise<void> {
  const { page, hands } = place;
  await openSearch(place);
  await hands.type(page.getByRole('combobox', { name: 'Search floors and accessories' }), text);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/result/);
  await hands.press('Enter');
}

/** An architect who has not logged in. */
export const SPECIFIER: readonly Job[] = [
  {
    title: 'Find the floor with the number H105 that is on a drawing',
    from: ['company'],
    do: (place) => search(place, 'h105'),
    seen: heading('Aylsham Oak Natural'),
  },
  {
    title: 'Find grey oak herringbone',
    from: ['home'],
    do: async (place) => {
      await place.hands.click(place.page.getByRole('link', { name: 'Browse as visitor' }));
      await expect(place.page.getByRole('heading', { level: 1 })).toBeFocused();
      await search(place, 'grey oak herringbone');
    },
    seen: heading('Burnham Oak Grey'),
  },
  {
    title: 'List planks for underfloor heating and stairs',
    from: ['flooring'],
    do: (place) => filter(place, 'Use', /^Underfloor heating/, /^Stairs/),
    seen: ({ page }) => expect(page).toHaveURL(/use=heating&use=stairs/),
  },
  {
    title: 'List floors for a bathroom of which 100 m² are in stock',
    from: ['flooring'],
    do: async (place) => {
      await filter(place, 'Use', /^Bathrooms/);
      await filter(place, 'Stock', /^100 m²/);
    },
    seen: ({ page }) => expect(page).toHaveURL(/use=bathroom&stock=100/),
  },
  {
    title: 'See only how two herringbones differ',
    from: ['flooring', { type: 'herringbone' }],
    do: async ({ main, page, hands }) => {
      for (const name of ['Aylsham Oak Natural', 'Brancaster Walnut Natural'])
        await hands.click(main.getByRole('button', { name: `Compare ${name}` }));
      await hands.click(page.getByRole('link', { name: 'Compare 2' }));
      await hands.click(page.getByRole('switch', { name: 'Only differences' }));
    },
    seen: ({ page }) => expect(page).toHaveURL(/show=differences/),
  },
  {
    title: 'Choose a sample and see what is chosen',
    from: ['flooring', { type: 'chevron' }],
    do: async ({ main, page, device, hands }) => {
      await hands.click(main.getByRole('button', { name: /^Order a sample of Butley/ }));
      if (device === 'mobile') await hands.click(page.getByRole('button', { name: 'Menu' }));
      await hands.click(page.getByRole('link', { name: 'Samples', exact: true }).first());
    },
    seen: ({ main }) => expect(main).toContainText('Butley Oak Fumed 60°'),
  },
  {
    title: 'Download the data sheet of a floor',
    from: ['product', { id: 'p-0605' }],
    do: async ({ page, main, hands }) => {
      const file = page.waitForEvent('download');
      await hands.click(
        main
          .getByRole('link', { name: /data sheet/i })
          .or(main.getByRole('button', { name: /data sheet/i }))
          .first(),
      );
      await file;
    },
    seen: heading('Aylsham Oak Natural'),
  },
  {
    title: 'Read fire class and slip of a floor that is known by name',
    from: ['flooring'],
    do: (place) => search(place, 'burnham oak grey'),
    seen: ({ main }) => expect(main).toContainText(/Fire[\s\S]*Slip/),
  },
  {
    title: 'Save all floors with their measures as a file',
    from: ['flooring'],
    do: async ({ page, hands }) => {
      await hands.click(page.getByRole('button', { name: 'Table' }));
      const file = page.waitForEvent('download');
      await hands.click(page.getByRole('button', { name: 'Save as CSV' }));
      await file;
    },
    seen: ({ page }) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    title: 'Go from a finished room to a floor in it',
    from: ['gallery'],
    do: async ({ main, page, hands }) => {
      await hands.click(main.getByRole('article').getByRole('link').first());
      await hands.click(page.getByRole('dialog').getByRole('link').first());
    },
    seen: ({ page }) => expect(page).toHaveURL(/product-detail/i),
  },
];
