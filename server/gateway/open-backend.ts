import type { Environment } from '../config/read-environment.ts';
import type { Logger } from '../http/logger.ts';
import type { Backend } from './backend.ts';

/** Opens what stands behind the gateway. The other one is not even loaded. */
export async function openBackend(environment: Environment, logger: Logger): Promise<Backend> {
  const { backend, brand } = environment;
  if (backend.kind === 'upstream') {
    const { createUpstream } = await import('../upstream/create-upstream.ts');
    return createUpstream({ url: backend.url, signSalt: backend.signSalt, brand, logger });
  }
  const { createMock } = await import('../mock/create-mock.ts');
  const { dataDir, databaseUrl, sessionMinutes } = environment;
  return createMock({ brand, dataDir, databaseUrl, sessionMinutes, console: backend.console, logger });
}
