const RELOADED_KEY = 'alderline.reloaded';
/** If the page was reloaded within this time, reloading again would not help. */
const RELOAD_GUARD_MS = 60_000;

/**
 * What to do when a page's code doesn't load. After a deploy the code that this page names is gone, and a reload
 * fetches the new build. Offline the page stays: a reload would end on the browser's error page.
 * @returns whether the page is being reloaded
 */
export async function recoverLoad(): Promise<boolean> {
  return (await isAnotherBuildServed()) && reloadOnce();
}

/** The page that this document was loaded as: each page names other modules, so the look at the build has to be at this one. */
const documentUrl = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

async function isAnotherBuildServed(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules;
  try {
    const response = await fetch(documentUrl(), { cache: 'no-store', headers: { accept: 'text/html' } });
    if (response.status >= 500) return false;
    return !entry || !(await response.text()).includes(entry);
  } catch {
    return false;
  }
}

function reloadOnce(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (now - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
