import { download } from '../../../lib/api-client.ts';
import type { ShownModel } from './show-model.ts';

/** This browser has no WebGL. */
export class NoWebGl extends Error {
  override readonly name = 'NoWebGl';
}

/**
 * Fetches the model and the code that shows it, in parallel, and shows it in the host.
 * @throws NoWebGl, CallError, or the error from a broken file or an old build
 */
export async function loadModel(
  host: HTMLElement,
  fileName: string,
  signal: AbortSignal,
): Promise<ShownModel> {
  // nothing is drawn on the server, so its bundle leaves this code out
  if (import.meta.env.SSR) throw new NoWebGl();
  if (!hasWebGl()) throw new NoWebGl();
  const [file, { showModel }] = await Promise.all([
    download('/api/download', { fileName }, { signal }),
    import('./show-model.ts'),
  ]);
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = await showModel(host, bytes, isCalm);
  if (signal.aborted) shown.close();
  return shown;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
