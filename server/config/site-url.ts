import type { Environment } from './read-environment.ts';

/** Base of the shop's links, without a trailing slash: PUBLIC_URL, or else this machine. */
export const siteUrlOf = ({ publicUrl }: Pick<Environment, 'publicUrl'>, port: number): string =>
  publicUrl ?? `http://localhost:${port}`;
