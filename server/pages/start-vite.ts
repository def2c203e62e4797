import type { ViteDevServer } from 'vite';

/** Compiles the sources, with hot reload. Loaded in development only. */
export async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({ server: { middlewareMode: true }, appType: 'custom' });
}
