import { type RequestHandler, Router } from 'express';
import type { Backend } from '../calls/backend.ts';

/** Where the card provider tells of payments that have ended. */
export const CALL_BACK_PATH = '/card-call-back';

/** Call backs go to the backend as they come, if it takes any. */
export function callBacks(backend: Backend): Router {
  const take: RequestHandler = (req, res, next) => {
    if (backend.takeCallBack) void backend.takeCallBack(req, res);
    else next();
  };
  return Router().post(CALL_BACK_PATH, take);
}
