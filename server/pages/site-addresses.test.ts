import type { Server } from 'node:http';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../calls/call-failure.ts';
import { dataOf, openPages, siteWithCache, withBuild } from './testing/small-build.ts';

const nothingFound = () => Promise.reject(new CallFailure('1'));

describe('the site', () => {
  let distDir = '';
  let server: Server;
  withBuild((folder) => {
    distDir = folder;
    server = siteWithCache(openPages(distDir, nothingFound));
  });

  it('answers 404 for unknown addresses and missing content', async () => {
    expect((await request(server).get('/nope')).status).toBe(404);
    const own = openPages(distDir, nothingFound);
    const { status, text } = await request(express().use(own.router)).get('/asks');
    expect(status).toBe(404);
    expect(dataOf(text).fallback).toEqual({});
  });

  it('redirects an address that lacks what the page needs', async () => {
    const { status, headers } = await request(server).get('/moved');
    expect(status).toBe(302);
    expect(headers.location).toBe('/good');
  });

  it('redirects such an address to the page of ours from which the visitor came', async () => {
    const locationFrom = async (referer: string) =>
      (await request(server).get('/moved').set('Referer', referer)).headers.location;
    expect(await locationFrom('https://shop.example/asks?id=p')).toBe('/asks?id=p');
    expect(await locationFrom('https://elsewhere.example/asks?id=p')).toBe('/good');
    expect(await locationFrom('https://shop.example/moved')).toBe('/good');
  });

  it('redirects from values that the shop does not have to the address without them', async () => {
    const own = openPages(distDir, async () => ({ resultCode: '0', data: 'p' }));
    const site = express().use(own.router);
    for (const grade of ['none', 'none', 'unsold']) {
      const { status, headers } = await request(site).get(`/filtered?grade=${grade}`);
      expect(status).toBe(302);
      expect(headers.location).toBe('/filtered');
    }
    expect((await request(site).get('/filtered')).status).toBe(200);
  });

  it('ignores calls, files and writes', async () => {
    for (const path of ['/api/dic', '/assets/x.js', '/favicon.ico']) {
      expect((await request(server).get(path)).text).not.toContain('page-data');
    }
    expect((await request(server).post('/good')).status).toBe(404);
  });

  it('lists its pages for search engines', async () => {
    const { text } = await request(server).get('/sitemap.xml').set('Host', 'other.example');
    expect(text).toContain('<loc>https://shop.example/good</loc>');
    expect(text).not.toContain('other.example');
    const robots = (await request(server).get('/robots.txt')).text;
    expect(robots).toContain('Disallow: /woojiapi/');
    expect(robots).not.toContain('__mock');
  });

  it('lists more pages than one sitemap holds in several, and names them all', async () => {
    const ids = Array.from({ length: 100_001 }, (_, at) => `p${at}`);
    const many = openPages(distDir, async () => ({ resultCode: '0', data: ids }));
    const site = express().use(many.router);
    const locations = async (path: string) => {
      const { status, text } = await request(site).get(path);
      return status === 200
        ? [...text.matchAll(/<loc>https:\/\/shop\.example([^<]*)/g)].map(([, at]) => at)
        : status;
    };
    const maps = await locations('/sitemap.xml');
    expect(maps).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const listed = await Promise.all((maps as string[]).map(locations));
    expect(listed.map((each) => (each as string[]).length)).toEqual([50_000, 50_000, 2]);
    expect(listed.flat()).toEqual(['/good', ...ids.map((id) => `/good?id=${id}`)]);
    expect(await locations('/sitemap-4.xml')).toBe(404);
    expect((await request(server).get('/sitemap-1.xml')).status).toBe(404);
  });

  it.each([
    [300, []],
    [301, ['whole-lists']],
  ])('with %i products in the shop, a page tells the browser that it lacks %j', async (total, absent) => {
    const ask = async () => ({ resultCode: '0', data: { total } }) as never;
    const own = openPages(distDir, { ask });
    const { text } = await request(express().use(own.router)).get('/good');
    expect(dataOf(text).absent).toEqual(absent);
  });

  it.each([
    [300, []],
    [301, ['first']],
  ])('with %i products in the shop, a list has the replies %j', async (total, keys) => {
    const ask = async () => ({ resultCode: '0', data: { total } }) as never;
    const own = openPages(distDir, { ask });
    const { text } = await request(express().use(own.router)).get('/listed');
    expect(Object.keys(dataOf(text).fallback)).toEqual(keys);
  });

  it("keeps search engines away from the console if it is on, and doesn't mention it otherwise", async () => {
    const beside = openPages(distDir, () => Promise.reject(new CallFailure('105')), { hasConsole: true });
    const { text } = await request(express().use(beside.router)).get('/robots.txt');
    expect(text).toContain('Disallow: /__mock\n');
  });
});
