const RELOADED_KEY = 'alderline.reloaded';
/** A reload that did not help within this time would not help again. */
const RELOAD_GUARD_MS = 60_000;

/**
 * What can be done when a page's code does not come. After a deploy the code that this page names is gone, and a reload
 * fetches the new build. A browser that remembers a failed import needs a reload, too, once a second try has failed.
 * Without a connection the page stays: a reload would end on the browser's own error page.
 * @returns whether the page is being loaded again
 */
export async function recoverLoad(isSecondTry: boolean): Promise<boolean> {
  const build = await servedBuild();
  if (build === 'unreachable' || (build === 'same' && !isSecondTry)) return false;
  return reloadOnce();
}

async function servedBuild(): Promise<'same' | 'another' | 'unreachable'> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (response.status >= 500) return 'unreachable';
    return entry && (await response.text()).includes(entry) ? 'same' : 'another';
  } catch {
    return 'unreachable';
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
