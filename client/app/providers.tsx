import { type ReactNode, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { Router } from 'wouter';
import type { PageData } from '../../contracts/page-rendering.ts';
import { CallScopeContext } from '../lib/call-scope.ts';
import { reportFailure } from '../lib/failure-channel.ts';
import { sessionScope, useSession } from '../state/session.ts';
import { SiteContext } from './site-context.ts';

const FOCUS_THROTTLE_MS = 60_000;

const swrOptions: SWRConfiguration = {
  onError: reportFailure,
  // A failure is shown at once with a way to try again; silent retries would only repeat it.
  shouldRetryOnError: false,
  focusThrottleInterval: FOCUS_THROTTLE_MS,
};

interface ProvidersProps {
  data: PageData;
  children: ReactNode;
}

export function Providers({ data, children }: ProvidersProps) {
  const swr = useMemo(() => ({ ...swrOptions, fallback: data.fallback }), [data]);
  const site = useMemo(() => ({ brand: data.brand, hero: data.hero }), [data]);
  const current = useSession();
  const scope = current.status === 'unknown' ? undefined : sessionScope(current);
  return (
    <SWRConfig value={swr}>
      <CallScopeContext value={scope}>
        <SiteContext value={site}>
          <Router {...(data.path ? { ssrPath: data.path } : {})}>{children}</Router>
        </SiteContext>
      </CallScopeContext>
    </SWRConfig>
  );
}
