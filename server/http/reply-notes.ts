import type { ServerResponse } from 'node:http';

/** What is known of a reply and isn't in its status. */
interface Notes {
  resultCode?: string;
  upstreamMs?: number;
  refused?: string;
}
const NOTES = Symbol('notes');
type Noted = ServerResponse & { [NOTES]?: Notes };

/** For the metrics and the log, which can't read it from the body: it may be compressed, shared or a file. */
export function noteResultCode(res: ServerResponse, resultCode: string): void {
  notesOf(res).resultCode = resultCode;
}

/** How many milliseconds the real backend took. */
export function noteUpstreamTime(res: ServerResponse, upstreamMs: number): void {
  notesOf(res).upstreamMs = upstreamMs;
}

/** Why a call was refused unread: its reply may not say so. */
export function noteRefusal(res: ServerResponse, reason: string): void {
  notesOf(res).refused = reason;
}

/** Without a code: it was no call, or the connection broke before there was a reply. */
export function notesOf(res: Noted): Notes {
  res[NOTES] ??= {};
  return res[NOTES];
}

/** The HTTP status of a reply that is over; 499 if the client left before its end. */
export const statusOf = (res: ServerResponse): number => (res.writableFinished ? res.statusCode : 499);
