import { createContext } from 'react';

/** Scope of data that anyone may see. */
export const VISITOR_SCOPE = 'visitor';

/** Whose data a call's reply is; undefined until the session is known. Provided by `client/app`. */
export const CallScopeContext = createContext<string | undefined>(VISITOR_SCOPE);
