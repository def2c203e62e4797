import { REQUEST_TIMEOUT_MS } from '../../../contracts/rules/limits.ts';
import { configured, readReply } from '../../lib/api-client.ts';
import { aboutToken, CallError, transportError, withoutToken } from '../../lib/call-error.ts';
import { callHeaders } from '../../lib/call-headers.ts';
import { worldHeaders } from '../../lib/mock-world.ts';

const UPLOAD = '/woojiapi/order/uploadexamplepicture';

/** Several customers may send large pictures at once, and the server makes them anew one by one. */
const REPLY_WAIT_MS = 3 * REQUEST_TIMEOUT_MS;

interface UploadOptions {
  readonly serial: string;
  readonly signal: AbortSignal;
  /** @param part 0 to 1 of the bytes are on their way */
  readonly onProgress: (part: number) => void;
}

/**
 * Uploads one picture. It may take its time while bytes are moving; a silence of ten seconds ends it.
 * Only XMLHttpRequest says how far it has come. Rejects with a CallError and nothing else.
 * @returns the picture's id, for `sendProject`
 */
export async function uploadPicture(file: Blob, options: UploadOptions): Promise<string> {
  const { token } = configured();
  const sentToken = token();
  try {
    const reply = (await readReply(await post(file, options))) as { data: { pictureId: string } };
    return reply.data.pictureId;
  } catch (error) {
    if (!(error instanceof CallError)) throw transportError(error, REQUEST_TIMEOUT_MS);
    throw sentToken === undefined ? withoutToken(error) : aboutToken(error);
  }
}

function post(file: Blob, { serial, signal, onProgress }: UploadOptions): Promise<Response> {
  const { brand, siteSalt, token, origin = '' } = configured();
  const headers = callHeaders({ brand, siteSalt, token: token(), callserial: serial, url: UPLOAD });
  const form = new FormData();
  form.append('picture', file, 'picture');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => {
      request.abort();
      reject(new DOMException('', 'TimeoutError'));
    };
    let silence = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
    const moved = (waitMs: number) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, waitMs);
    };
    request.open('POST', origin + UPLOAD);
    for (const [name, value] of Object.entries({ ...headers, ...worldHeaders() }))
      request.setRequestHeader(name, value);
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
