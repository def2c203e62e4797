import { readFileSync } from 'node:fs';
import { type Device, type PageId, pageOf } from '../../contracts/site/site-map.ts';

/** Lines that may differ where both trees show the same view with another setting. */
const SETTINGS = 1;

function viewOf(id: PageId, device: Device): string[] {
  const file = new URL(`../pages/${id}/${id}.${device}.tsx`, import.meta.url);
  return readFileSync(file, 'utf8').replaceAll(device, '').split('\n');
}

/** @returns the tag of a test of a page: one tree is enough where both show the same view, and the narrow one is the harder */
export function treesOf(id: PageId): string[] {
  const page = pageOf(id);
  if (!page.desktop) return ['@mobile-only'];
  const [wide, narrow] = [viewOf(id, 'desktop'), viewOf(id, 'mobile')];
  const differing = wide.filter((line, index) => line !== narrow[index]).length;
  return differing <= SETTINGS && wide.length === narrow.length ? ['@mobile-only'] : [];
}
