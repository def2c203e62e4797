import { heroUrl } from '../../contracts/site/hero-picture.ts';
import { absentFor, WHOLE_LISTS } from '../../contracts/site/page-calls.ts';
import type { PageData, PagePlan, PlannedCall } from '../../contracts/site/page-rendering.ts';
import type { Backend } from '../calls/backend.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { headTags, picturePreload } from './head-tags.ts';
import type { MissingPages } from './missing-pages.ts';
import type { PageSource } from './page-source.ts';
import type { RenderQueue } from './render-queue.ts';
import type { ShopLength } from './shop-length.ts';
import { fillTemplate } from './template.ts';
import { within } from './within.ts';

/** How long a page waits for its data; after that it is sent without, and the browser fetches them. */
const DATA_WAIT_MS = 3000;
const HERO_WIDTH = 1280;
const NO_SUCH_THING = '1';
const NO_SUCH_CALL = '105';

export interface RenderDeps {
  readonly brand: string;
  readonly siteSalt: string;
  readonly publicUrl: string;
  readonly backend: Pick<Backend, 'ask' | 'lacking'>;
  readonly source: PageSource;
  readonly onFailure: (error: unknown, what: string) => void;
  readonly queue: Pick<RenderQueue, 'inTurn'>;
  readonly missing: Pick<MissingPages, 'get'>;
  readonly length: Pick<ShopLength, 'isLong'>;
}

export interface PageDocument {
  readonly status: 200 | 404;
  readonly html: string;
  /** the page got all its data, so it may be cached */
  readonly isComplete: boolean;
  /** the address without unknown values, if this one has any; there is no page then */
  readonly redirect?: string;
}

/** Renders a page for visitors; a page that fails becomes the plain shell, which the browser renders itself. */
export async function renderPage(deps: RenderDeps, plan: PagePlan): Promise<PageDocument> {
  const { brand, siteSalt, publicUrl, source, onFailure } = deps;
  const start = performance.now();
  const measuring = deps.length.isLong(DATA_WAIT_MS);
  const { pagedCalls = plan.calls, calls } = plan;
  const planned = pagedCalls === calls || (await measuring) === false ? calls : pagedCalls;
  const [{ replies, isMissing, ...asked }, measured] = await Promise.all([
    askAll(deps, plan.address, planned, measuring, DATA_WAIT_MS - (performance.now() - start)),
    measuring,
  ]);
  const isLong = measured ?? true;
  const isComplete = asked.isComplete && measured !== undefined;
  const renderer = await source.renderer();
  const known = isComplete ? renderer.known(plan.address, replies) : plan.address;
  if (known !== plan.address) return { status: 200, html: '', isComplete, redirect: known };
  const template = await source.template(plan.address);
  const scripts = source.scripts(plan.sources);
  const lacking = absentFor(deps.backend.lacking?.() ?? new Set());
  const absent: PageData['absent'] = isLong ? [...lacking, WHOLE_LISTS] : lacking;
  const empty: PageData = { brand, siteSalt, fallback: {}, path: '', absent };
  try {
    const fallback = renderer.shown(plan.address, replies);
    const data: PageData = { ...empty, fallback, path: plan.address };
    const render = () => deps.queue.inTurn(() => renderer.render(data));
    const page = isMissing ? await deps.missing.get(plan.address, render) : await render();
    const head =
      headTags(page, { brand, publicUrl, picture: heroUrl('home', HERO_WIDTH, 'webp') }) +
      picturePreload(page.html);
    const styles = source.styles(plan.sources, page.html);
    const html = fillTemplate(template, { head, styles, html: page.html, scripts, data });
    return { status: isMissing ? 404 : plan.status, html, isComplete };
  } catch (error) {
    onFailure(error, `rendering ${plan.address} on the server`);
    const shell = {
      head: `<title>${brand} Flooring</title>`,
      styles: source.styles(plan.sources, ''),
      html: '',
      scripts,
      data: empty,
    };
    return { status: plan.status, html: fillTemplate(template, shell), isComplete: false };
  }
}

interface Answers {
  /** by cache key */
  readonly replies: Record<string, unknown>;
  readonly isComplete: boolean;
  /** the backend has no such thing, e.g. product */
  readonly isMissing: boolean;
}

async function askAll(
  { backend, source, onFailure }: RenderDeps,
  address: string,
  planned: readonly PlannedCall[],
  measuring: Promise<boolean | undefined>,
  limitMs: number,
): Promise<Answers> {
  const replies: Record<string, unknown> = {};
  let isMissing = false;
  let failed = 0;
  const ask = async ({ key, path, input }: PlannedCall, isFollowing: boolean) => {
    try {
      replies[key] = await backend.ask(path, input as never);
    } catch (error) {
      const code = error instanceof CallFailure ? error.resultCode : '';
      // the page counts as complete without what the backend doesn't have
      if (isFollowing && (code === NO_SUCH_THING || code === NO_SUCH_CALL)) return;
      failed += 1;
      if (code === NO_SUCH_THING) isMissing = true;
      else onFailure(error, `getting a page's data: ${path}`);
    }
  };
  const asking = async () => {
    await Promise.all(planned.map((call) => ask(call, false)));
    const isLong = (await measuring) ?? true;
    const more = (await source.renderer()).follow(address, { ...replies }, isLong);
    await Promise.all(more.map((call) => ask(call, true)));
  };
  const isInTime = await within(asking(), limitMs);
  return { replies: { ...replies }, isComplete: isInTime && failed === 0, isMissing };
}
