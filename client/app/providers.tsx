import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { Router } from 'wouter';
import { LIST_PAGE, WHOLE_LISTS } from '../../contracts/site/page-calls.ts';
import type { PageData } from '../../contracts/site/page-rendering.ts';
import { standInFor } from '../lib/api-client.ts';
import { CallScopeContext } from '../lib/call-scope.ts';
import { sessionScopes } from '../state/session.ts';
import { SiteContext } from '../state/site-context.ts';

const FOCUS_THROTTLE_MS = 60_000;

const swrOptions: SWRConfiguration = {
  // A failure is shown at once with a way to try again; silent retries would only repeat it.
  shouldRetryOnError: false,
  // Freshness is decided by our own rule alone (lib/use-call.ts). With SWR's two seconds, a page opened just after the end of
  // a session would not read again what was cleared, and would show its skeleton for ever.
  dedupingInterval: 0,
  focusThrottleInterval: FOCUS_THROTTLE_MS,
};

interface ProvidersProps {
  data: PageData;
  children: ReactNode;
}

export function Providers({ data, children }: ProvidersProps) {
  const swr = useMemo(() => ({ ...swrOptions, fallback: data.fallback }), [data]);
  const [absent, setAbsent] = useState(data.absent);
  const site = useMemo(() => ({ brand: data.brand, absent }), [data, absent]);
  useEffect(
    () =>
      // a long shop that turns out to lack the call is read whole, as pages that are opened from now on are
      standInFor(LIST_PAGE, async () => {
        setAbsent((before) => before.filter((ability) => ability !== WHOLE_LISTS));
        return undefined;
      }),
    [],
  );
  return (
    <SWRConfig value={swr}>
      <CallScopeContext value={sessionScopes}>
        <SiteContext value={site}>
          <Router {...renderedAt(data.path)}>{children}</Router>
        </SiteContext>
      </CallScopeContext>
    </SWRConfig>
  );
}

/**
 * The address that the server rendered, as the browser's location names its parts: with a search that lacks its question
 * mark the router would take every page with a query for a new one, and render it again in one task.
 */
function renderedAt(address: string): { ssrPath?: string; ssrSearch?: string } {
  if (!address) return {};
  const [ssrPath = '', search] = address.split('?', 2);
  return { ssrPath, ssrSearch: search ? `?${search}` : '' };
}
