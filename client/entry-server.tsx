import { renderToString } from 'react-dom/server';
import type {
  PageData,
  PagePlan,
  PageRenderer,
  PlannedCall,
  RenderedPage,
} from '../contracts/page-rendering.ts';
import { App } from './app/app.tsx';
import { addressIn, headOf } from './app/head.ts';
import { type PageCall, pageNeeds, type Replies } from './app/page-calls.ts';
import { loadPage, pageSources } from './app/page-modules.ts';
import { canonicalSearch } from './app/page-queries.ts';
import { placeOf } from './app/page-target.ts';
import { configureApiClient } from './lib/api-client.ts';
import { fallbackKey } from './lib/use-call.ts';

/** Unknown addresses show one page a tree, whatever they are. */
const NO_SUCH_PAGE = { desktop: '/not-found', mobile: '/mobile/not-found' };

function configure(brand: string, siteSalt: string): void {
  configureApiClient({ brand, siteSalt, token: () => undefined });
}

function plan(url: string): PagePlan {
  const place = placeAt(url);
  const { match, device } = place;
  const search = canonicalSearch(match?.id, place.search);
  const needs = pageNeeds(match?.id);
  return {
    status: match ? 200 : 404,
    address: match ? addressIn(device, match, search) : NO_SUCH_PAGE[device],
    calls: (needs.calls?.(search) ?? []).map(planned),
    sources: pageSources(place),
    redirect: needs.redirect?.(search, device),
  };
}

function follow(address: string, replies: Replies): readonly PlannedCall[] {
  const { match, search } = placeAt(address);
  return (pageNeeds(match?.id).follow?.(search, replies) ?? []).map(planned);
}

function planned([path, input]: PageCall): PlannedCall {
  return { key: fallbackKey(path, input), path, input };
}

async function render(data: PageData): Promise<RenderedPage> {
  const place = placeAt(data.path);
  await loadPage(place);
  const detail = pageNeeds(place.match?.id).head?.(place.search, data.fallback);
  return { html: renderToString(<App data={data} />), head: headOf(place, data.brand, detail) };
}

function placeAt(url: string) {
  const [path = '/', search = ''] = url.split('?', 2);
  return placeOf(path, search);
}

export const renderer: PageRenderer = { configure, plan, follow, render };
