import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openPages, withBuild } from './testing/small-build.ts';

describe('many pages at once', () => {
  const atOnce = 8;
  const waiting = 64;
  let distDir = '';
  withBuild((folder) => {
    distDir = folder;
  });

  async function openBusySite() {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asking = 0;
    const own = openPages(distDir, async () => {
      asking += 1;
      await held;
      return { resultCode: '0', data: 'p' };
    });
    const site = express()
      .get('/healthz', (_req, res) => void res.send('ok'))
      .use(own.router)
      .listen(0);
    return { site, release, asking: () => asking };
  }

  it('are made a few at a time; too many are refused with 503 while other requests are answered', async () => {
    const { site, release, asking } = await openBusySite();
    const ids = Array.from({ length: atOnce + waiting }, (_, id) => id);
    const pages = ids.map((id) =>
      request(site)
        .get(`/asks?id=${id}`)
        .then((reply) => reply),
    );
    // a refused page shows that all the others are in the queue
    let refused = await request(site).get('/healthz');
    for (let id = 0; refused.status !== 503; id += 1) {
      const late = request(site)
        .get(`/asks?id=late-${id}`)
        .then((reply) => reply);
      const health = request(site).get('/healthz');
      const first = await Promise.race([late, health.then(() => undefined)]);
      if (first) refused = first;
      else pages.push(late);
    }
    expect(refused.headers['retry-after']).toBe('3');
    expect(refused.text).toContain('Please try again in a few seconds');
    expect(asking()).toBe(atOnce);
    expect((await request(site).get('/healthz')).status).toBe(200);
    release();
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    site.close();
  });

  it('are rendered one in each turn, so that calls and health checks are answered in between', async () => {
    const { site, release } = await openBusySite();
    const pages = Array.from({ length: atOnce }, (_, id) =>
      request(site)
        .get(`/asks?id=turn-${id}`)
        .then((reply) => reply),
    );
    await request(site).get('/healthz');
    const log: string[] = [];
    Object.assign(globalThis, { turnsOfTheLoop: log });
    let watching = true;
    const watch = () => {
      log.push('turn');
      if (watching) setImmediate(watch);
    };
    setImmediate(watch);
    release();
    await Promise.all(pages);
    watching = false;
    Object.assign(globalThis, { turnsOfTheLoop: undefined });
    expect(log.filter((entry) => entry === 'render')).toHaveLength(atOnce);
    expect(log.join(' ')).not.toContain('render render');
    site.close();
  });
});
