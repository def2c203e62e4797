import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { notFound } from './errors.ts';
import { awaitMissing, type MakeMissing } from './missing-files.ts';
import { type Prepared, prepare, sendPrepared } from './prepared-bytes.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PACKED = /\.(br|gz)$/;

/** Content types in a client build; anything else is sent as bytes. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  vtt: 'text/vtt; charset=utf-8',
  woff2: 'font/woff2',
};

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'));
}

function prepareFile(path: string): Prepared {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const packed = `${path}.br`;
  return prepare(readFileSync(path), type, {
    headers: ['Cache-Control', IMMUTABLE],
    brotli: existsSync(packed) ? readFileSync(packed) : undefined,
  });
}

/** Built files with hashed names: few and requested by everybody, so they stay in memory once used. */
function serveBuilt(folder: string): RequestHandler {
  const known = new Set(listFiles(folder));
  const prepared = new Map<string, Prepared>();
  return (req, res, next) => {
    // the file may be gone if a build has run since the start
    const path = join(folder, req.path);
    const isThere = known.has(req.path) && (prepared.has(req.path) || existsSync(path));
    if (!isThere || (req.method !== 'GET' && req.method !== 'HEAD')) {
      notFound(req, res, next);
      return;
    }
    let file = prepared.get(req.path);
    if (!file) {
      file = prepareFile(path);
      prepared.set(req.path, file);
    }
    sendPrepared(req, res, file);
  };
}

/** Files of the client's public folder; its HTML is the template for the pages, not a page. */
function servePublic(folder: string): RequestHandler {
  const files = express.static(folder, { index: false, redirect: false, maxAge: '1h' });
  return (req, res, next) => {
    if (/\.[^./]+$/.test(req.path) && !req.path.endsWith('.html')) files(req, res, next);
    else next();
  };
}

/**
 * Files of the build: /assets and /media under names that change with their content, and the public files.
 * A missing asset or picture is a real 404, never a page: so that a stale tab notices.
 * @param makeMissing makes pictures that aren't there yet; without it they are missing
 */
export function staticFiles(distDir: string, makeMissing?: MakeMissing): Router {
  const media = express.static(join(distDir, 'media'), {
    index: false,
    redirect: false,
    setHeaders: (res) => res.setHeader('Cache-Control', IMMUTABLE),
  });
  const made = makeMissing ? [awaitMissing('media', makeMissing), media] : [];
  return Router()
    .use(readableRange)
    .use('/assets', serveBuilt(join(distDir, 'client', 'assets')))
    .use('/media', media, ...made, notFound)
    .use(servePublic(join(distDir, 'client')));
}

const RANGES = /^bytes=(.+)$/i;
const RANGE = /^(?:(\d+)-(\d*)|-\d+)$/;

function isRange(text: string): boolean {
  const match = RANGE.exec(text.trim());
  if (!match) return false;
  const [, first = '', last = ''] = match;
  return last === '' || BigInt(first) <= BigInt(last);
}

/**
 * Ignores a range that is invalid (`bytes=9-0`), comes with HEAD, or has a weak tag in If-Range, so that the whole file is sent
 * (RFC 9110, 14.2 and 13.1.5). express.static would answer the first with 416 and the last with a part.
 */
const readableRange: RequestHandler = (req, _res, next) => {
  const [, ranges] = RANGES.exec(req.headers.range ?? '') ?? [];
  const isWeak = String(req.headers['if-range'] ?? '')
    .trim()
    .startsWith('W/');
  if (req.method !== 'GET' || isWeak || !ranges?.split(',').every(isRange)) delete req.headers.range;
  next();
};
