import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Device, deviceOfPath, matchPage } from '../../../contracts/site/site-map.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { hasResultCode, refusedField } from '../../lib/call-error.ts';
import { useAction } from '../../lib/use-call.ts';
import { useGo } from '../../state/device.ts';
import { beginSession, isCustomer, useSession } from '../../state/session.ts';

export interface LoginModel {
  /** the server's words for a refused log-in */
  readonly problem: string;
  /** the problem is the email or the password, not the account or the connection */
  readonly isMismatch: boolean;
  readonly isPending: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Log in without client rules (docs/product.md, "Form rules"). A user who logs in, or already is, goes back to the page that sent them here, or else to main. */
export function useLogin(): LoginModel {
  const loggedIn = isCustomer(useSession());
  const go = useGo();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const form = useRef<HTMLFormElement>(null);
  const [isMismatch, setMismatch] = useState(false);

  useEffect(() => {
    if (!loggedIn) return;
    const address = returnAddress(search, deviceOfPath(path));
    if (address) navigate(address, { replace: true });
    else go('products', {}, { replace: true });
  }, [loggedIn, go, navigate, path, search]);

  const { run, isPending, problem } = useAction(
    async (credentials: Credentials) => {
      try {
        beginSession(await logIn(credentials));
      } catch (error) {
        setMismatch(hasResultCode(error, '1') && refusedField(error) !== 'review');
        focusPassword(form.current);
        throw error;
      }
    },
    { inPlace: true },
  );

  return {
    problem,
    isMismatch,
    isPending,
    submit(event) {
      event.preventDefault();
      form.current = event.currentTarget;
      const fields = new FormData(event.currentTarget);
      const text = (name: string) => String(fields.get(name) ?? '');
      void run({ loginName: text('loginName').trim(), password: text('password') });
    },
  };
}

/** The password most likely has to be typed again, so it is selected; what was typed is kept. */
function focusPassword(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('password');
  if (!(field instanceof HTMLInputElement)) return;
  // not every browser focuses a field when its text is selected
  field.focus();
  field.select();
}

interface Credentials {
  readonly loginName: string;
  readonly password: string;
}

function logIn({ loginName, password }: Credentials) {
  return call('/woojiapi/user/login', { loginName, password, brand: brandName() });
}

/** Base for parsing; only path and query are used, so we never return to another site. */
const HERE = 'http://shop.invalid';

/**
 * Where to go after logging in: the page of this tree that sent the customer here.
 * @param search query of the log-in page, without its question mark
 * @returns undefined if there is none, or if it is not a page of the shop
 */
export function returnAddress(search: string, device: Device): string | undefined {
  const from = new URLSearchParams(search).get('from') ?? '';
  if (!from.startsWith('/') || !URL.canParse(from, HERE)) return undefined;
  const { origin, pathname, search: query } = new URL(from, HERE);
  const match = origin === HERE ? matchPage(pathname) : undefined;
  if (match?.device !== device || match.page.frame === 'landing') return undefined;
  return pathname + query;
}
