import express, { type RequestHandler, Router } from 'express';
import type { ProviderState } from '../../../../contracts/api/mock-console.ts';
import type { CardSessionRow } from '../../engine/database/tables.ts';
import { type CardSessions, hasEnded } from './card-sessions.ts';
import { cardPage, challengePage, closedPage, endedPage, noSuchPage, waitingPage } from './hosted-page.ts';
import { cardErrors, typedCard } from './read-card.ts';

export interface HostedPagesDeps {
  readonly clock: () => number;
  readonly sessions: CardSessions;
  readonly stateOf: (merchant: string) => ProviderState;
}

type Page = (row: CardSessionRow, req: express.Request, res: express.Response) => Promise<void> | void;

/** The customers' pages. They run no script, can't be framed and aren't cached. */
export function hostedPages({ clock, sessions, stateOf }: HostedPagesDeps): Router {
  const ofSession = (show: Page): RequestHandler<{ id: string }> => {
    return async (req, res) => {
      const row = await sessions.find(req.params.id);
      secure(res, row);
      if (!row) res.status(404).send(noSuchPage());
      else if (stateOf(row.merchant) === 'down') res.status(503).send(closedPage());
      else await show(row, req as never, res);
    };
  };
  const back = (row: CardSessionRow, res: express.Response) => res.redirect(303, row.return_url);
  /** After an action, sends the customer to the next page or back to the shop. */
  const onwards = (row: CardSessionRow, res: express.Response) =>
    hasEnded(row) ? back(row, res) : res.redirect(303, `/pay/${row.session_id}`);

  return Router()
    .get('/pay.css', (_req, res) => {
      res.set('Cache-Control', 'max-age=3600').type('css').send(HOSTED_STYLE);
    })
    .use(express.urlencoded({ extended: false, limit: '4kb' }))
    .get(
      '/pay/:id',
      ofSession((row, req, res) => {
        if (row.state === 'open') res.send(cardPage(row));
        else if (row.state === 'challenge') res.send(challengePage(row));
        else if (row.state === 'processing') res.send(waitingPage(row));
        // after waiting for the bank, go back without a click
        else if (req.query.waited === '1') back(row, res);
        else res.send(endedPage(row));
      }),
    )
    .post(
      '/pay/:id',
      ofSession(async (row, req, res) => {
        if (row.state !== 'open') return onwards(row, res);
        const card = typedCard(req.body);
        const errors = cardErrors(card, clock());
        if (Object.keys(errors).length > 0) res.status(422).send(cardPage(row, errors, card));
        else onwards(await sessions.takeCard(row, card), res);
      }),
    )
    .post(
      '/pay/:id/challenge',
      ofSession(async (row, req, res) => {
        if (row.state !== 'challenge') return onwards(row, res);
        const answer: unknown = Object(req.body).answer;
        onwards(await sessions.answerChallenge(row, answer === 'confirm'), res);
      }),
    )
    .post(
      '/pay/:id/cancel',
      ofSession(async (row, _req, res) => onwards(await sessions.cancel(row), res)),
    );
}

/** The policy allows the shop as a form's target, because browsers also check the redirect that follows a form. */
function secure(res: express.Response, row: CardSessionRow | undefined): void {
  const shop = row ? ` ${new URL(row.return_url).origin}` : '';
  res
    .set({
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
    })
    .type('html');
}

/** The style of the hosted pages: quiet like the shop, in another company's colours. */
const HOSTED_STYLE = `
*{box-sizing:border-box;margin:0}
:root{--ink:#14232e;--muted:#52646f;--line:#c6d2d9;--field:#70838f;--sea:#0b5563;--sea-dark:#083f4a;--mist:#eef4f6;--bad:#a3241b}
html{font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;color:var(--ink);background:var(--mist);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{min-height:100dvh;display:flex;flex-direction:column;overflow-wrap:break-word}
.top{display:flex;align-items:center;gap:.75rem;padding:1rem clamp(1.25rem,5vw,3rem);background:var(--sea);color:#fff;font-weight:600;letter-spacing:.01em}
main{width:100%;max-width:32rem;margin:clamp(0rem,5vw,3rem) auto;padding:clamp(1.5rem,5vw,2.5rem) clamp(1.25rem,5vw,2.5rem);background:#fff;display:flex;flex-direction:column;gap:1.25rem;border-radius:.5rem}
h1{font-size:1.5rem;line-height:1.25;font-weight:600;letter-spacing:-.01em}
.sum{padding:1rem 1.25rem;background:var(--mist);border-left:3px solid var(--sea)}
.sum .who{color:var(--muted)}
.sum .amount{font-size:1.75rem;line-height:1.3;font-weight:600;font-variant-numeric:tabular-nums}
.sum .what{color:var(--muted);font-size:.9375rem}
form.card{display:grid;grid-template-columns:1fr 1fr;gap:1.125rem}
.field{display:flex;flex-direction:column;gap:.25rem}
.field.number,.field.name,form.card button{grid-column:1/-1}
label{font-weight:600}
.hint{color:var(--muted);font-size:.875rem}
input{width:100%;min-height:3rem;padding:.5rem .875rem;font:inherit;font-variant-numeric:tabular-nums;color:inherit;background:#fff;border:1px solid var(--field);border-radius:.25rem}
input[aria-invalid=true]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.error{color:var(--bad);font-size:.9375rem}
.alert{padding:.75rem 1rem;border-left:3px solid var(--bad);background:#fbefee;color:var(--bad)}
button,a.main,a.second{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.625rem 1.5rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;border:1px solid transparent;border-radius:.25rem;cursor:pointer}
.main{background:var(--sea);color:#fff}
.main:hover{background:var(--sea-dark)}
button.second,a.second{background:#fff;color:var(--sea);border-color:var(--sea)}
button.second:hover,a.second:hover{background:var(--mist)}
.quiet{width:100%;background:none;color:var(--sea);text-decoration:underline;text-underline-offset:.25em;font-weight:400}
.answers{display:flex;flex-wrap:wrap;gap:.75rem}
:focus-visible{outline:3px solid #f0a202;outline-offset:2px}
.tests{border-top:1px solid var(--line);padding-top:1rem;color:var(--muted);font-size:.9375rem}
.tests summary{cursor:pointer;min-height:2.75rem;display:list-item;align-content:center;color:var(--ink)}
.tests dl{margin-top:.75rem;display:grid;gap:.5rem}
.tests dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
.tests dt{font-variant-numeric:tabular-nums;color:var(--ink)}
.tests dd{margin:0}
.foot{margin-top:auto;padding:1.25rem clamp(1.25rem,5vw,3rem) 2rem;text-align:center;color:var(--muted);font-size:.875rem}
@media (max-width:36rem){html{background:#fff}main{margin:0;border-radius:0}}
@media (max-width:22rem){form.card{grid-template-columns:1fr}}
`;
