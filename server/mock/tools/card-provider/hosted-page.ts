import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { escapeHtml } from '../../../http/escape-html.ts';
import type { CardSessionRow } from '../../engine/database/tables.ts';
import type { CardErrors, TypedCard } from './read-card.ts';
import { TEST_CARDS } from './test-cards.ts';

/** The name under which the mock's provider trades. Invented, as the shop is. */
const PROVIDER_NAME = 'Quayside Payments';

const ICON = `<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path fill="currentColor" d="M3 5h18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V7c0-1.1.9-2 2-2Zm0 5v7h18v-7H3Zm2 3h5v2H5v-2Z"/></svg>`;

/** A whole page. @param refreshTo `<seconds>;url=<path>` for an automatic refresh; '' for none */
function page(title: string, content: string, refreshTo = ''): string {
  const refresh = refreshTo === '' ? '' : `<meta http-equiv="refresh" content="${refreshTo}">`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}<title>${escapeHtml(title)} | ${PROVIDER_NAME}</title>
<link rel="stylesheet" href="/pay.css">
</head>
<body>
<header class="top">${ICON}<span>${PROVIDER_NAME}</span></header>
<main>${content}</main>
<footer class="foot">${PROVIDER_NAME} plays a card payment provider for tests. It takes no real cards and no money.</footer>
</body>
</html>`;
}

function summary({ shop_name, description, amount_pence }: CardSessionRow): string {
  return `<section class="sum" aria-label="What you are paying">
<p class="who">${escapeHtml(shop_name)}</p>
<p class="amount">${formatPence(amount_pence)}</p>
<p class="what">${escapeHtml(description)}</p>
</section>`;
}

interface Field {
  readonly name: keyof TypedCard;
  readonly label: string;
  readonly hint?: string;
  readonly attributes: string;
  readonly value?: string;
}

function field({ name, label, hint = '', attributes, value = '' }: Field, errors: CardErrors): string {
  const error = errors[name];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return `<div class="field ${name}">
<label for="${name}">${label}</label>
${hint && `<p class="hint" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" ${attributes} value="${escapeHtml(value)}" required${described && ` aria-describedby="${described}"`}${error ? ' aria-invalid="true"' : ''}>
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
</div>`;
}

const cancelForm = ({ session_id, shop_name }: CardSessionRow) =>
  `<form method="post" action="/pay/${session_id}/cancel"><button class="quiet">Cancel and go back to ${escapeHtml(shop_name)}</button></form>`;

/** The card's fields. After a mistake, number and security code must be typed again, because they are never sent back. */
export function cardPage(row: CardSessionRow, errors: CardErrors = {}, typed?: TypedCard): string {
  const isWrong = Object.keys(errors).length > 0;
  const fields = [
    field(
      {
        name: 'number',
        label: 'Card number',
        attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23" spellcheck="false"',
      },
      errors,
    ),
    field(
      {
        name: 'expiry',
        label: 'Expiry date',
        hint: 'Such as 08/29',
        attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="9"',
        value: typed?.expiry ?? '',
      },
      errors,
    ),
    field(
      {
        name: 'code',
        label: 'Security code',
        hint: '3 digits on the back',
        attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
      },
      errors,
    ),
    field(
      {
        name: 'name',
        label: 'Name on card',
        attributes: 'autocomplete="cc-name" maxlength="80"',
        value: typed?.name ?? '',
      },
      errors,
    ),
  ];
  const alert = isWrong
    ? `<p class="alert" role="alert">Nothing has been charged. Please check ${Object.keys(errors).length === 1 ? 'the field' : 'the fields'} below.</p>`
    : '';
  return page(
    `Pay ${formatPence(row.amount_pence)}${isWrong ? ': please check' : ''}`,
    `<h1>Pay by card</h1>${summary(row)}${alert}
<form class="card" method="post" action="/pay/${row.session_id}" novalidate>
${fields.join('\n')}
<button class="main">Pay ${formatPence(row.amount_pence)}</button>
</form>
${cancelForm(row)}
<details class="tests"><summary>Cards for tests</summary>
<p>Any expiry date to come, any security code and any name.</p>
<dl>${TEST_CARDS.map(({ number, title }) => `<div><dt>${number}</dt><dd>${title}</dd></div>`).join('')}</dl>
</details>`,
  );
}

/** The customer's bank asks whether it is really them. */
export function challengePage(row: CardSessionRow): string {
  return page(
    'Confirm your payment',
    `<h1>Your bank asks you to confirm</h1>${summary(row)}
<p>Your bank wants to be sure that it is you who is paying with the card ending in ${escapeHtml(row.last4)}.</p>
<form class="answers" method="post" action="/pay/${row.session_id}/challenge">
<button class="main" name="answer" value="confirm">Confirm the payment</button>
<button class="second" name="answer" value="refuse">Refuse it</button>
</form>`,
  );
}

/** The bank is being asked; the page looks again by itself. */
export function waitingPage(row: CardSessionRow): string {
  return page(
    'Waiting for your bank',
    `<h1>Waiting for your bank</h1>${summary(row)}
<p role="status">Your bank has not answered yet. This page looks again every 3 seconds.</p>
<p>You needn’t wait here: ${escapeHtml(row.shop_name)} will know when the payment has gone through.</p>
<p><a class="second" href="${escapeHtml(row.return_url)}">Go back to ${escapeHtml(row.shop_name)}</a></p>`,
    `3;url=/pay/${row.session_id}?waited=1`,
  );
}

const ENDS: Readonly<Partial<Record<CardSessionRow['state'], string>>> = {
  paid: 'This payment has been made',
  declined: 'This payment was declined',
  cancelled: 'This payment was cancelled',
  expired: 'This payment page has expired',
};

/** A session that has ended, opened again. */
export function endedPage(row: CardSessionRow): string {
  const title = ENDS[row.state] ?? 'This payment has ended';
  return page(
    title,
    `<h1>${title}</h1>${summary(row)}
<p>${row.state === 'paid' ? 'You don’t need to pay again.' : 'No money has been taken.'}</p>
<p><a class="main" href="${escapeHtml(row.return_url)}">Go back to ${escapeHtml(row.shop_name)}</a></p>`,
  );
}

export function noSuchPage(): string {
  return page(
    'No such payment',
    '<h1>There is no such payment</h1><p>Please go back to the shop and begin the payment again.</p>',
  );
}

export function closedPage(): string {
  return page(
    'Closed for a moment',
    '<h1>We can’t take payments at the moment</h1><p>No money has been taken. Please try again in a few minutes.</p>',
  );
}
