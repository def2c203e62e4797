import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { matchPage } from '../../contracts/site/site-map.ts';
import { OPERATIONS } from '../calls/operations.ts';
import { notesOf, statusOf } from '../http/reply-notes.ts';
import { pathOf } from '../http/request-target.ts';
import { newSpanId, type Tracer, traceOf, traceParent } from '../http/trace.ts';

/** A span as OTLP has it in JSON; milliseconds since 1970. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Attributes;
  readonly isFailed: boolean;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** OTLP's numbers of the kinds of span. */
const KIND = { part: 1, request: 2, call: 3 } as const;
const IS_RECORDED = 1;
/** Whose addresses are names of files. */
const FOLDERS = ['/assets', '/media', '/shared'];

const nowMs = () => performance.timeOrigin + performance.now();

/** The span in whose course something happens. */
interface Place {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: string;
}

/**
 * Makes spans of requests and their parts. They have the names of calls, pages and tables, never an address as it was asked
 * for, which may contain anything.
 * @param add called with each span when it has ended
 */
export function createTracer(add: (span: Span) => void): Tracer {
  const places = new AsyncLocalStorage<Place>();

  const begin = (
    kind: keyof typeof KIND,
    { traceId, flags, spanId: parentSpanId }: Omit<Place, 'spanId'> & { readonly spanId?: string },
    startMs = nowMs(),
  ) => {
    const spanId = newSpanId();
    const place: Place = { traceId, spanId, flags };
    return {
      place,
      end(name: string, attributes: Attributes, isFailed: boolean) {
        const ids = { traceId, spanId, parentSpanId };
        add({ ...ids, name, kind: KIND[kind], startMs, endMs: nowMs(), attributes, isFailed });
      },
    };
  };

  return {
    request(req, res, answer) {
      const asked = traceOf(req);
      if (asked && (Number.parseInt(asked.flags, 16) & IS_RECORDED) === 0) return answer();
      const trace = asked ?? { traceId: randomBytes(16).toString('hex'), flags: '01' };
      const { place, end } = begin('request', trace);
      req.headers.traceparent = traceParent(place, place.spanId);
      const route = routeOf(pathOf(req.url));
      const method = req.method ?? '';
      res.once('close', () => {
        const status = statusOf(res);
        const attributes = {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'shop.result_code': notesOf(res).resultCode,
        };
        end(route ? `${method} ${route}` : method, attributes, status >= 500);
      });
      places.run(place, answer);
    },

    call(name) {
      const around = places.getStore();
      if (!around) return undefined;
      const { place, end } = begin('call', around);
      return {
        traceParent: traceParent(place, place.spanId),
        end: (status = 0) =>
          end(name, { 'http.response.status_code': status || undefined }, status === 0 || status >= 400),
      };
    },

    async part(name, work) {
      const around = places.getStore();
      if (!around) return await work();
      const { place, end } = begin('part', around);
      let isFailed = true;
      try {
        const result = await places.run(place, work);
        isFailed = false;
        return result;
      } finally {
        end(name, {}, isFailed);
      }
    },

    ended(name, seconds, isFailed) {
      const around = places.getStore();
      if (around) begin('part', around, nowMs() - seconds * 1000).end(name, {}, isFailed);
    },
  };
}

/** @returns undefined for an address that the shop doesn't have */
function routeOf(path: string): string | undefined {
  if (OPERATIONS.has(path)) return path;
  const found = matchPage(path);
  if (found) return found.page[found.device];
  const folder = FOLDERS.find((each) => path.startsWith(`${each}/`));
  return folder && `${folder}/*`;
}
