import { createContext } from 'react';

/** Scope of what anyone may see. */
export const VISITOR_SCOPE = 'visitor';

/** Whose data a call's reply is; undefined while the session is not known yet. Provided by `client/app`. */
export const CallScopeContext = createContext<string | undefined>(VISITOR_SCOPE);
