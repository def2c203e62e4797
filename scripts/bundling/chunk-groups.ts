/** Which modules of the shop share a file. The budgets of first views (client/e2e/budgets.ts) check the result. */

/** Code that pages may have in common. */
const SHARED = /\/(client\/(app|lib|state|ui|theme|features|data)|contracts)\//;
const FORM_PAGE =
  /\/(lib\/use-(checked|sent)-form|ui\/(form-panel|form-fields|password-input)|domain\/people\/registration-options)\./;
const TEXT_PAGE =
  /\/(ui\/(long-text|data-table)|domain\/\w+\/(bank-holidays|day-words|delivery-day|supply-terms|working-days))\./;
/** Many chunks use these, but few first views. */
const OF_SOME =
  /\/(features\/(quotations|quotation-papers|plan)\/.*|features\/projects\/projects(-changed|\.api)|ui\/(select|sums|step-bar|stepper)|state\/kept-choice|lib\/(area-text|fitting-address|upload|use-write|use-focus-later)|data\/(add-to-basket|order-line)|features\/basket\/(refused-line|use-add-lines)|domain\/(plan\/.*|\w+\/(accessory-need|company-people|figure-text|visible-text|pallets|delivery-charge|fitting|goods-count|order-load|order-sums|postcode|shared-project|wastage)))\./;
/** Shared by the account's pages and forms, and loaded later. */
const OF_ACCOUNT =
  /\/(domain\/forms\/forms\.|lib\/use-write\.|features\/(orders|papers|payments|quotations|quotation-papers|site|basket\/(basket-extras|basket-line-input))|domain\/\w+\/(ageing|bank-details|order-state|paper-text)\.)/;

/** Shared by the steps of a free quote; other pages only use them in parts that load later. */
const OF_PLAN =
  /\/(features\/plan\/.*|domain\/(plan\/.*|order\/fitting)|ui\/step-bar|lib\/upload|domain\/\w+\/(company-people|shared-project))\./;

const pageName = (id: string): string | undefined => /\/client\/pages\/([\w-]+)\//.exec(id)?.[1];

/** A module goes into the matching group with the highest priority, together with the modules that only it imports. */
export const CHUNK_GROUPS = [
  {
    name: 'react',
    test: /rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler)\//,
    priority: 5,
  },
  // Code of both trees' entries, of their headers and footers, and small parts of nearly every page.
  {
    name: 'shop',
    test: /preload-helper|\/client\/(app|features\/log-out|ui\/dialog\.|lib\/(focus-heading|stock-text)\.)/,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'shared',
    test: (id: string) => SHARED.test(id) && ![FORM_PAGE, TEXT_PAGE, OF_SOME].some((kind) => kind.test(id)),
    minShareCount: 8,
    priority: 3,
  },
  // Only in the first view of pages of this kind.
  { name: 'form-page', test: FORM_PAGE, minShareCount: 2, priority: 3 },
  { name: 'text-page', test: TEXT_PAGE, minShareCount: 2, priority: 3 },
  // Choosing and ordering samples; the list fetches it with the first click.
  {
    name: 'samples',
    test: /\/(features\/samples\/(chosen-samples|stored-choice|sample-line|use-samples)|domain\/product\/samples)\./,
    minShareCount: 2,
    priority: 3,
  },
  // For the list and a phone’s product page, so that neither loads the other’s code.
  { name: 'carousel', test: /\/ui\/(carousel|card-sizes)\./, minShareCount: 2, priority: 3 },
  // The basket leads to the fitting service; like the checkout it adds up lines and divides them over pallets.
  {
    name: 'basket-rules',
    test: /\/(lib\/fitting-address|domain\/\w+\/(order-sums|pallets)|features\/basket\/project-of-line)\./,
    minShareCount: 2,
    priority: 3,
  },
  // Shared by the pages for projects, rooms and the basket, and by a customer's product page.
  {
    name: 'project-parts',
    test: /\/(ui\/(stepper|sales-office|problem)|lib\/(latest-writes|use-stored-numbers|use-focus-later))\./,
    minShareCount: 2,
    priority: 3,
  },
  // Order lines and their sums.
  {
    name: 'order-line',
    test: /\/(ui\/sums|data\/(add-to-basket|order-line)|domain\/quantity\/goods-count)\./,
    minShareCount: 2,
    priority: 3,
  },
  // Adding whole lists to the basket; the basket itself fetches it later.
  {
    name: 'add-lines',
    test: /\/features\/basket\/(refused-line|use-add-lines)\./,
    minShareCount: 2,
    priority: 3,
  },
  // Reading typed figures, for all pages with such fields.
  {
    name: 'typed-text',
    test: /\/(lib\/area-text|domain\/\w+\/(figure-text|visible-text))\./,
    minShareCount: 2,
    priority: 4,
  },
  // Delivery's cost and time, for the checkout, and later for the basket.
  {
    name: 'delivery-rules',
    test: /\/(domain\/\w+\/(delivery-charge|order-load|postcode)|lib\/kept-serial|features\/delivery\/.*)\./,
    minShareCount: 2,
    priority: 2,
  },
  // Before the groups that use it, which would otherwise include it.
  { name: 'use-write', test: /\/lib\/use-write\./, minShareCount: 2, priority: 3 },
  // For invoices, orders and payments, which link to papers.
  {
    name: 'papers',
    test: /\/(features\/papers\/(papers\.api|order-papers|paper-links)|domain\/paper\/(ageing|paper-text))\./,
    minShareCount: 2,
    priority: 3,
  },
  // Papers to print.
  {
    name: 'paper-sheet',
    test: /\/features\/papers\/paper-(sheet|table|view)\./,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'project-calls',
    test: /\/features\/projects\/projects(-changed|\.api)\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'controls',
    test: /\/ui\/(select|picture-tile|disclosure)\./,
    minShareCount: 2,
    priority: 3,
  },
  // The frame of a free quote's steps; the code that works a plan out loads later.
  {
    name: 'plan-parts',
    test: /\/(features\/plan\/(plan-steps|kept-plan|plan\.api)|ui\/step-bar|domain\/plan\/(plan|room-size))\./,
    minShareCount: 2,
    priority: 3,
  },
  // The frame of the steps after the first.
  {
    name: 'plan-page',
    test: /\/features\/plan\/(plan-page|project-plan|plan-skeleton)\./,
    minShareCount: 2,
    priority: 2,
  },
  // Small, and used by pages that have nothing else in common.
  { name: 'upload', test: /\/lib\/upload\./, minShareCount: 2, priority: 2 },
  { name: 'kept-choice', test: /\/state\/kept-choice\./, minShareCount: 2, priority: 4 },
  { name: 'people', test: /\/domain\/people\/company-people\./, minShareCount: 2, priority: 4 },
  { name: 'sharing', test: /\/domain\/project\/shared-project\./, minShareCount: 2, priority: 4 },
  { name: 'fitting', test: /\/domain\/\w+\/(fitting|accessory-need)\./, minShareCount: 2, priority: 4 },
  // Card payments, for the checkout, orders and invoices.
  { name: 'payments', test: /\/features\/payments\//, minShareCount: 2, priority: 3 },
  // Words about orders, only for a customer's account.
  {
    name: 'order-words',
    test: /\/(features\/orders\/order-words|domain\/order\/order-state)\./,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    test: (id: string) => SHARED.test(id) && !OF_ACCOUNT.test(id) && !OF_PLAN.test(id),
    minShareCount: 6,
    priority: 2,
  },
  // The page's first view reads a quotation, and lists of them are read elsewhere.
  { name: 'quotations', test: /\/features\/quotations\/quotations\.api\./, minShareCount: 2, priority: 3 },
  // Shared by planned and stored quotations; both load after the page's first view.
  {
    name: 'quoted-lines',
    test: /\/pages\/quotation\/(planned-lines|use-deed|parts\/(lines-by-|quoted-lines|detail-fields|packing-field|quotation-facts|view-switch))/,
    minShareCount: 2,
    priority: 2,
  },
  { name: pageName, debugName: 'page', test: /\/client\/pages\//, minShareCount: 2, priority: 1 },
];
