import { expect } from '@playwright/test';
import { type Job, openSearch } from './job.ts';

/** A trade customer who is logged in and has ordered before. */
export const BUYER: readonly Job[] = [
  {
    title: 'Read what 24.5 m² of a floor cost',
    from: ['product', { id: 'p-0605' }],
    do: ({ page, hands }) => hands.type(page.getByLabel(/^Area/), '24.5'),
    seen: ({ main }) => expect(main).toContainText(/Total[\s\S]*£1,/),
  },
  {
    title: 'Put two floors into the basket from the table',
    from: ['flooring', { type: 'herringbone', look: 'table' }],
    do: async ({ page, hands }) => {
      await hands.type(page.getByRole('textbox', { name: 'Packs of Aylsham Oak Natural' }), '9');
      await hands.type(page.getByRole('textbox', { name: 'Packs of Cley Oak Sand' }), '12');
      await hands.click(page.getByRole('button', { name: 'Add all to basket' }));
    },
    seen: ({ main }) =>
      expect(main.getByRole('list', { name: 'Basket lines' })).toContainText('Cley Oak Sand'),
  },
  {
    title: 'See the cheapest herringbone first',
    from: ['flooring', { type: 'herringbone' }],
    do: ({ page, hands }) =>
      hands.choose(page.getByRole('combobox', { name: 'Sort by' }), 'Price low to high'),
    seen: ({ main }) => expect(main.getByRole('article').first()).toContainText('£'),
  },
  {
    title: 'Order a known number by quick order',
    from: ['basket'],
    do: async ({ main, hands }) => {
      await hands.click(main.getByRole('button', { name: 'Quick order' }));
      await hands.type(main.getByLabel('Product numbers and quantities'), 'AL-H101 8');
      await hands.click(main.getByRole('button', { name: /^Add 1 line to the basket/ }));
    },
    seen: ({ main }) => expect(main.getByRole('list', { name: 'Basket lines' })).toContainText('AL-H101'),
  },
  {
    title: 'See what delivery of the basket costs',
    from: ['basket'],
    do: async ({ page, hands }) => {
      await hands.type(page.getByLabel(/post ?code/i).first(), 'IP4 9ZZ');
      await hands.press('Enter');
    },
    seen: ({ main }) => expect(main).toContainText(/Delivery[\s\S]*£\d/),
  },
  {
    title: 'Find an order by its reference',
    from: ['flooring'],
    do: async (place) => {
      const { page, hands } = place;
      await openSearch(place);
      await hands.type(page.getByRole('combobox', { name: 'Search floors and accessories' }), 'PO');
      await hands.click(page.getByRole('option', { name: /^Orders with/ }));
    },
    seen: ({ page }) => expect(page).toHaveURL(/orders\?search=PO/i),
  },
  {
    title: 'Put everything of the last order into the basket again',
    from: ['orders'],
    do: async ({ main, page, hands }) => {
      await hands.click(main.getByRole('link', { name: /^(AO-|Order|PO)/ }).first());
      await hands.click(main.getByRole('button', { name: /order again|into the basket/i }).first());
      const dialog = page.getByRole('dialog');
      if (await dialog.isVisible())
        await hands.click(dialog.getByRole('button', { name: /basket/i }).first());
    },
    seen: ({ page }) => expect(page).toHaveURL(/basket/i),
  },
  {
    title: 'See what is overdue',
    from: ['account'],
    do: ({ page, hands }) =>
      hands.click(
        page
          .getByRole('navigation', { name: 'Account', exact: true })
          .getByRole('link', { name: /^Invoices/ }),
      ),
    seen: ({ page }) => expect(page).toHaveURL(/invoices/i),
  },
  {
    title: 'Put a floor into a new project',
    from: ['flooring', { type: 'chevron', look: 'table' }],
    do: async ({ page, hands }) => {
      const dialog = page.getByRole('dialog');
      await hands.type(page.getByRole('textbox', { name: 'Packs of Butley Oak Fumed 60°' }), '3');
      await hands.click(page.getByRole('button', { name: 'Add to project' }));
      await hands.click(dialog.getByRole('button', { name: 'Create' }));
      await hands.type(dialog.getByRole('textbox'), `Job ${performance.now()}`);
      await hands.click(dialog.getByRole('button', { name: 'Create' }));
      await hands.click(dialog.getByRole('button', { name: 'Add', exact: true }));
    },
    seen: ({ page }) => expect(page.getByText('successfully added !')).toBeVisible(),
  },
  {
    title: 'Begin the checkout of the basket',
    from: ['basket'],
    do: ({ main, hands }) => hands.click(main.getByRole('link', { name: /checkout/i }).first()),
    seen: ({ page }) => expect(page).toHaveURL(/checkout/i),
  },
];
