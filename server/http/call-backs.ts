import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestHandler, Router } from 'express';

/** Path of the card provider's call backs. */
export const CALL_BACK_PATH = '/card-call-back';

/** A backend that may have a card provider. */
interface MayTake {
  takeCallBack?(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/** Passes call backs on to the backend, if it handles them. */
export function callBacks(backend: MayTake): Router {
  const take: RequestHandler = (req, res, next) => {
    if (backend.takeCallBack) void backend.takeCallBack(req, res);
    else next();
  };
  return Router().post(CALL_BACK_PATH, take);
}
