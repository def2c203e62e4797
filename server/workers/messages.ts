/** What a worker says once it serves: what the terminal shows. */
export interface Ready {
  readonly banner: string;
}

/** What a worker is told when the whole shop stops. */
export const STOP = 'stop';

export function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'banner' in message;
}
