import { CHUNK_LOAD_TIMEOUT_MS } from '../../../contracts/site/limits.ts';
import { reportBroken } from '../../lib/report.ts';

const fetched = new Map<string, Promise<void>>();

/**
 * Every dynamic import of the browser's build comes here, in place of Vite's own helper. That one lets the browser fetch the
 * modules, and a browser keeps a failed module as failed until the page is reloaded (Chromium does). So the files are fetched
 * into the browser's cache first: without a connection the import is not begun, and it works once there is one.
 * @param importModule imports the module
 * @param files the addresses of the module's file, of the modules that it imports and of their style sheets, from the root
 * @returns the module. Rejects if a file can't be fetched in time or the module fails; it can then be asked for again.
 */
export async function __vitePreload<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
    return await importModule();
  } catch (error) {
    reportBroken('part', error);
    throw error;
  }
}

function fetchOnce(address: string): Promise<void> {
  // asked first: a sheet that is still being fetched has its link already
  const known = fetched.get(address);
  if (known) return known;
  // of the page's own files, scripts have a link, and style sheets stand in the HTML
  if (document.querySelector(`link[href="${address}"], style[data-files~="${address}"]`))
    return Promise.resolve();
  const fetching = address.endsWith('.css') ? linkStyles(address) : fetchScript(address);
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(CHUNK_LOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // it is in the cache once it has been read to its end
  await response.arrayBuffer();
}

function linkStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} can't be fetched`));
    };
    document.head.append(link);
  });
}
