import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import type { ViteDevServer } from 'vite';
import consoleApi from '../../../../contracts/api/generated/console.json' with { type: 'json' };
import contract from '../../../../contracts/api/generated/openapi.json' with { type: 'json' };
import { prepare, sendPrepared } from '../../../http/prepared-bytes.ts';

export interface ConsolePagesDeps {
  /** the build's output folder */
  readonly distDir: string;
  /** in development: compiles the sources instead of reading the build */
  readonly vite?: ViteDevServer;
}

/** The console's page at any address below CONSOLE_PATH, the docs, the style sheet, and the contract that both and any tool read. */
export function consolePages(deps: ConsolePagesDeps): Router {
  return Router()
    .get('/openapi.json', sendJson(contract))
    .get('/openapi.yaml', sendYaml)
    .get('/docs', sendPage(deps, 'console-docs.html'))
    .get('/styles', sendPage(deps, 'console-styles.html'))
    .get('/{*path}', sendPage(deps, 'console.html'));
}

/** The console's API for programs, beside the calls that it describes. */
export const sendConsoleApi: RequestHandler = sendJson(consoleApi);

function sendJson(document: object): RequestHandler {
  return (req, res) =>
    sendPrepared(req, res, prepareContract(JSON.stringify(document), 'application/json; charset=utf-8'));
}

const sendYaml: RequestHandler = async (req, res) => {
  const { plainYaml } = await import('./plain-yaml.ts');
  sendPrepared(req, res, prepareContract(plainYaml(contract), 'application/yaml; charset=utf-8'));
};

const prepareContract = (text: string, contentType: string) =>
  prepare(text, contentType, { headers: ['Cache-Control', 'no-cache'] });

function sendPage({ distDir, vite }: ConsolePagesDeps, name: string): RequestHandler {
  return async (req, res) => {
    res.set('Cache-Control', 'no-store').type('html');
    if (!vite) {
      const page = await readFile(join(distDir, 'client', name)).catch(() => undefined);
      if (page) res.send(page);
      else res.status(503).type('text').send("This page hasn't been built yet: npm start builds it.\n");
      return;
    }
    const source = await readFile(join(vite.config.root, name), 'utf8');
    // hot reload uses a socket and writes scripts into the page
    res.removeHeader('Content-Security-Policy');
    res.send(await vite.transformIndexHtml(req.originalUrl, source));
  };
}
