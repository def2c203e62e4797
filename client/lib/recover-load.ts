const RELOADED_KEY = 'alderline.reloaded';
/** If the page was reloaded within this time, reloading again would not help. */
const RELOAD_GUARD_MS = 60_000;

/**
 * What to do when a page's code doesn't load. After a deploy the code that this page names is gone, and a reload
 * fetches the new build. Some browsers cache a failed import, so a reload is also needed once a second try has failed.
 * Offline the page stays: a reload would end on the browser's error page.
 * @returns whether the page is being reloaded
 */
export async function recoverLoad(isSecondTry: boolean): Promise<boolean> {
  const build = await servedBuild();
  if (build === 'unreachable' || (build === 'same' && !isSecondTry)) return false;
  return reloadOnce();
}

async function servedBuild(): Promise<'same' | 'another' | 'unreachable'> {
  const entry = document.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset.modules;
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
