import type { CallPath } from '../../contracts/api/calls.ts';
import { REQUEST_TIMEOUT_MS } from '../../contracts/site/limits.ts';
import { configured, readReply } from './api-client.ts';
import { aboutToken, CallError, transportError, withoutToken } from './call-error.ts';
import { callHeaders } from './call-headers.ts';

/** Several customers may send large files at once, and the server looks at them one by one. */
const REPLY_WAIT_MS = 3 * REQUEST_TIMEOUT_MS;

export interface UploadOptions {
  readonly serial: string;
  readonly signal: AbortSignal;
  /** @param part of the bytes sent so far, 0 to 1 */
  readonly onProgress: (part: number) => void;
}

/** A file, and the name of its form field. */
export interface SentFile {
  readonly field: string;
  readonly file: Blob;
  readonly fileName: string;
}

/**
 * Uploads one file. There is no time limit while bytes are moving; ten seconds without progress end it. XMLHttpRequest is
 * used because fetch doesn't report progress. Rejects with a CallError and nothing else.
 * @returns the reply, as the contract has it
 */
export async function upload(path: CallPath, sent: SentFile, options: UploadOptions): Promise<unknown> {
  const { token } = configured();
  const sentToken = token();
  try {
    return await readReply(await post(path, sent, options));
  } catch (error) {
    if (!(error instanceof CallError)) throw transportError(error, REQUEST_TIMEOUT_MS);
    throw sentToken === undefined ? withoutToken(error) : aboutToken(error);
  }
}

function post(
  path: CallPath,
  { field, file, fileName }: SentFile,
  { serial, signal, onProgress }: UploadOptions,
): Promise<Response> {
  const { brand, siteSalt, token, origin = '' } = configured();
  const headers = callHeaders({ brand, siteSalt, token: token(), callserial: serial, url: path });
  const form = new FormData();
  form.append(field, file, fileName);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => {
      // before the abort, which would look like a cancellation by the customer
      reject(new DOMException('', 'TimeoutError'));
      request.abort();
    };
    let silence = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
    const moved = (waitMs: number) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, waitMs);
    };
    request.open('POST', origin + path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      moved(loaded < total ? REQUEST_TIMEOUT_MS : REPLY_WAIT_MS);
      onProgress(loaded / total);
    };
    request.upload.onload = () => moved(REPLY_WAIT_MS);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText }));
    };
    request.onerror = () => reject(new TypeError('The connection failed'));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.onloadend = () => clearTimeout(silence);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
