// First, so that its rules come before those of the components.
import './theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadWithin } from './app/load-within.ts';
import { loadPage } from './app/page-code.ts';
import { placeOf } from './app/page-target.ts';
import { recoverLoad } from './app/recover-load.ts';
import { readPageData, startBrowser } from './app/start-browser.ts';
import { recogniseVisitor, restoreSession } from './state/session.ts';

const data = readPageData();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

startBrowser(data);
const place = placeOf(location.pathname, location.search.slice(1));
// The page's code loads first, so that the server's markup hydrates in one go.
await loadWithin(() => loadPage(place)).catch(async (error: unknown) => {
  if (!(await recoverLoad(false))) throw error;
});
// A task of its own, as the ones before it have taken long enough.
await new Promise((resolve) => setTimeout(resolve));

if (data.path) {
  // A page for customers shows that it waits until the session is known.
  if (place.match?.page.access !== 'customer') recogniseVisitor();
  // A transition: React hydrates in slices, and the browser answers between them.
  startTransition(() => {
    hydrateRoot(root, <App data={data} />);
  });
} else {
  restoreSession();
  createRoot(root).render(<App data={data} />);
}
