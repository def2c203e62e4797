import type { ViteDevServer } from 'vite';

/** The compiler of the sources with hot reload, for development only; it is not there in production. */
export async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({ server: { middlewareMode: true }, appType: 'custom' });
}
