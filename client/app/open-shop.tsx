import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchesEnded } from '../lib/missing-parts.ts';
import { recoverLoad } from '../lib/recover-load.ts';
import { reportBroken } from '../lib/report.ts';
import { recogniseVisitor, restoreSession } from '../state/session.ts';
import { App } from './app.tsx';
import { loadWithin } from './navigation/load-within.ts';
import { loadPage, openTree, type TreeCode } from './navigation/page-code.ts';
import { placeOf } from './navigation/page-target.ts';
import { readPageData, startBrowser } from './start-browser.ts';

/** React has drawn anew what didn't match the server's markup. */
function noteDifference(error: unknown): void {
  reportBroken('hydration', error);
  // as React does by default
  reportError(error);
}

/** Takes over the page that the server sent, or draws it where the server sent a bare frame. */
export async function openShop(tree: TreeCode): Promise<void> {
  const data = readPageData();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  openTree(tree);
  startBrowser(data);
  const place = placeOf(location.pathname, location.search.slice(1));
  // The page's code loads first, so that the server's markup hydrates in one go.
  await loadWithin(async () => {
    await loadPage(place);
    await fetchesEnded();
  }).catch(async (error: unknown) => {
    if (!(await recoverLoad())) throw error;
  });
  // Hydration gets its own task, so that the browser can respond to input first.
  await new Promise((resolve) => setTimeout(resolve));

  if (data.path) {
    // A customer's page shows a skeleton until the session is known.
    if (place.match?.page.access !== 'customer') recogniseVisitor();
    // A transition: React hydrates in slices, and the browser answers between them.
    startTransition(() => {
      hydrateRoot(root, <App data={data} />, { onRecoverableError: noteDifference });
    });
  } else {
    restoreSession();
    createRoot(root).render(<App data={data} />);
  }
}
