import { download } from '../../../lib/api-client.ts';
import type { ShownModel } from './show-model.ts';

/** This browser draws nothing in three dimensions. */
export class NoWebGl extends Error {
  override readonly name = 'NoWebGl';
}

/**
 * Fetches the model and the code that shows it, together, and shows it in the host.
 * @throws NoWebGl, CallError, and what a broken file or an old build makes
 */
export async function loadModel(
  host: HTMLElement,
  fileName: string,
  signal: AbortSignal,
): Promise<ShownModel> {
  // nothing is drawn on the server, whose bundle stays free of the code for it
  if (import.meta.env.SSR) throw new NoWebGl();
  if (!hasWebGl()) throw new NoWebGl();
  const [file, { showModel }] = await Promise.all([
    download(fileName, { signal }),
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
