import type { ViteDevServer } from 'vite';

/** Compiles the sources, with hot reload. For development only; not installed in production. */
export async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({ server: { middlewareMode: true }, appType: 'custom' });
}
