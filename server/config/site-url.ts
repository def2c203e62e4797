import type { Environment } from './read-environment.ts';

/** Where the shop's links lead, without a trailing slash: PUBLIC_URL, else this machine. */
export const siteUrlOf = ({ publicUrl }: Pick<Environment, 'publicUrl'>, port: number): string =>
  publicUrl ?? `http://localhost:${port}`;
