/** A worker's message once it serves, with the text for the terminal. */
export interface Ready {
  readonly banner: string;
}

/** The message to a worker when the whole shop stops. */
export const STOP = 'stop';

export function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'banner' in message;
}
