// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keptSerial, readKeptDeed } from './kept-serial.ts';

beforeEach(() => sessionStorage.clear());

it('a write whose outcome is unknown keeps its serial in the tab, until it is known', () => {
  keptSerial('order u-1').set('twelve packs', '1763');
  // another page of the same tab, as after a refresh
  const later = keptSerial('order u-1');
  expect(later.get('twelve packs')).toBe('1763');
  expect(readKeptDeed('order u-1')).toEqual({ deed: 'twelve packs', serial: '1763' });
  later.delete('twelve packs');
  expect(readKeptDeed('order u-1')).toBeUndefined();
  expect(keptSerial('order u-1').get('twelve packs')).toBeUndefined();
});

it('another write, or another customer, has its own serial', () => {
  keptSerial('order u-1').set('twelve packs', '1763');
  expect(keptSerial('order u-1').get('thirteen packs')).toBeUndefined();
  expect(keptSerial('order u-2').get('twelve packs')).toBeUndefined();
});

it.each(['{', 'null', '7', '{"deed":1,"serial":"1763"}'])('%s in the storage counts as no serial', (text) => {
  sessionStorage.setItem('order u-1', text);
  expect(readKeptDeed('order u-1')).toBeUndefined();
});
