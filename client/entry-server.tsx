import { renderToString } from 'react-dom/server';
import { EMBEDDED_MAP, type EmbeddedMap } from '../contracts/site/embedded-map.ts';
import type {
  PageData,
  PagePlan,
  PageRenderer,
  PlannedCall,
  RenderedPage,
  SiteSettings,
} from '../contracts/site/page-rendering.ts';
import { canonicalSearch, type PageId } from '../contracts/site/site-map.ts';
import { App } from './app/app.tsx';
import { DESKTOP_TREE } from './app/desktop-tree.ts';
import { MOBILE_TREE } from './app/mobile-tree.ts';
import { addressIn, headOf } from './app/navigation/head.ts';
import { loadPage, openTree } from './app/navigation/page-code.ts';
import { placeOf } from './app/navigation/page-target.ts';
import type { PageNeeds, Replies } from './data/page-needs.ts';
import { PAGE_NEEDS } from './generated/page-needs.ts';
import { configureApiClient } from './lib/api-client.ts';
import { fetchesEnded, loadFurtherDown } from './lib/missing-parts.ts';
import { pageListing, plannedCall } from './rendering/page-listing.ts';
import { pageSources } from './rendering/page-sources.ts';

/** All unknown addresses of a tree show the same page. */
const NO_SUCH_PAGE = { desktop: '/not-found', mobile: '/mobile/not-found' };
const NEEDS: Partial<Record<PageId, PageNeeds>> = PAGE_NEEDS;

openTree(DESKTOP_TREE);
openTree(MOBILE_TREE);

let publicUrl = '';
let map: EmbeddedMap | undefined;

function configure(site: SiteSettings): void {
  publicUrl = site.publicUrl;
  map = site.map;
  configureApiClient({ brand: site.brand, siteSalt: site.siteSalt, token: () => undefined });
}

function plan(url: string): PagePlan {
  const { match, device, search: asked } = placeAt(url);
  const needs = needsOf(match?.id);
  const named = canonicalSearch(match?.page, asked);
  // whatever the query says, a visitor is asked to log in: one kept page is enough
  const search = match?.page.access === 'customer' ? '' : (needs.query?.(named) ?? named);
  return {
    status: match ? 200 : 404,
    address: match ? addressIn(device, match, search) : NO_SUCH_PAGE[device],
    calls: (needs.calls?.(search) ?? []).map(plannedCall),
    pagedCalls: needs.pagedCalls?.(search).map(plannedCall),
    isMadeUp: needs.isMadeUp?.(search) ?? false,
    sources: pageSources(placeAt(url)),
    redirect: needs.redirect?.(search, device),
  };
}

function follow(address: string, replies: Replies, isLongShop: boolean): readonly PlannedCall[] {
  const { match, search } = placeAt(address);
  return (needsOf(match?.id).follow?.(search, replies, isLongShop) ?? []).map(plannedCall);
}

function shown(address: string, replies: Replies): Replies {
  const { match, search } = placeAt(address);
  const own = needsOf(match?.id).shown?.(search, replies) ?? replies;
  // With every page, because the contact page can be reached from each without another document.
  return map ? { ...own, [EMBEDDED_MAP]: map } : own;
}

function rightUntil(address: string, now: number): number {
  return needsOf(placeAt(address).match?.id).rightUntil?.(now) ?? Number.POSITIVE_INFINITY;
}

function known(address: string, replies: Replies): string {
  const { match, device, search } = placeAt(address);
  const kept = needsOf(match?.id).knownQuery?.(search, replies) ?? search;
  return match && kept !== search ? addressIn(device, match, kept) : address;
}

async function render(data: PageData): Promise<RenderedPage> {
  const place = placeAt(data.path);
  await loadPage(place);
  await loadFurtherDown();
  const id = place.match?.id;
  const needs = needsOf(id);
  const site = { brand: data.brand, absolute: (path: string) => publicUrl + path };
  const draw = () => renderToString(<App data={data} />);
  let html = draw();
  // Otherwise the first answer would lack parts that the next ones have.
  while (await fetchesEnded()) html = draw();
  return {
    html,
    head: headOf(place, data.brand, {
      ...needs.head?.(place.search, data.fallback),
      isUnlisted: needs.isMadeUp?.(place.search) ?? false,
    }),
    structuredData: needs.structuredData?.(place.search, data.fallback, site) ?? [],
  };
}

function needsOf(id: PageId | undefined): PageNeeds {
  return (id && NEEDS[id]) ?? {};
}

function placeAt(url: string) {
  const [path = '/', search = ''] = url.split('?', 2);
  return placeOf(path, search);
}

export const renderer: PageRenderer = {
  configure,
  plan,
  follow,
  shown,
  rightUntil,
  known,
  render,
  listing: () => pageListing(needsOf),
};
