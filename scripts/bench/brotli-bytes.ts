import { request } from 'node:http';

/** Bytes of a body as it travels with brotli; without a user agent as any program asks for it. */
export function brotliBytes(url: string, userAgent?: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', ...(userAgent ? { 'user-agent': userAgent } : {}) };
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}
