import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestHandler, Router } from 'express';

/** Where the card provider tells of payments that have ended. */
export const CALL_BACK_PATH = '/card-call-back';

/** A backend that may have a card provider. */
interface MayTake {
  takeCallBack?(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/** Call backs go to the backend as they come, if it takes any. */
export function callBacks(backend: MayTake): Router {
  const take: RequestHandler = (req, res, next) => {
    if (backend.takeCallBack) void backend.takeCallBack(req, res);
    else next();
  };
  return Router().post(CALL_BACK_PATH, take);
}
