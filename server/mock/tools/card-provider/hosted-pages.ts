import express, { type RequestHandler, Router } from 'express';
import type { ProviderState } from '../../../../contracts/api/mock-console.ts';
import type { CardSessionRow } from '../../engine/database/tables.ts';
import { type CardSessions, hasEnded } from './card-sessions.ts';
import { cardPage, challengePage, closedPage, endedPage, noSuchPage, waitingPage } from './hosted-page.ts';
import { HOSTED_STYLE } from './hosted-style.ts';
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
