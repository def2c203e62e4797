import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

const PROXY = '127.0.0.1';

const from = (remoteAddress: string, header?: string) =>
  callerAddress({
    socket: { remoteAddress },
    headers: header === undefined ? {} : { 'x-forwarded-for': header },
  } as unknown as IncomingMessage);

describe('the address of a caller', () => {
  it.each([
    ['203.0.113.1', '203.0.113.1'],
    ['203.0.113.1:50000', '203.0.113.1'],
    ['203.0.113.1:1', '203.0.113.1'],
    ['203.0.113.1:_secret', '203.0.113.1'],
    ['"203.0.113.1"', '203.0.113.1'],
    ['"203.0.113.1:50000"', '203.0.113.1'],
    ['  203.0.113.1:50000  ', '203.0.113.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['"[2001:db8::1]"', '2001:db8::1'],
    ['"2001:db8::1"', '2001:db8::1'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8:0:0:0:0:0:1'],
    ['2001:DB8::1', '2001:DB8::1'],
    ['[2001:DB8::A]:65535', '2001:DB8::A'],
    ['::ffff:203.0.113.1', '::ffff:203.0.113.1'],
    ['[::ffff:203.0.113.1]:8080', '::ffff:203.0.113.1'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['[fe80::1%eth0]:443', 'fe80::1%eth0'],
    // entries by the caller itself come before the one that our proxy added
    ['198.51.100.7, 203.0.113.1', '203.0.113.1'],
    ['198.51.100.7:1, 203.0.113.1:2', '203.0.113.1'],
    ['127.0.0.1, 203.0.113.1:2', '203.0.113.1'],
    ['unknown, 203.0.113.1', '203.0.113.1'],
    ['_hidden:80, [2001:db8::1]:443', '2001:db8::1'],
    // an empty entry counts for nothing
    ['203.0.113.1:50000,', '203.0.113.1'],
    ['203.0.113.1, ,127.0.0.1', '203.0.113.1'],
    [', 203.0.113.1', '203.0.113.1'],
    // further proxies on this machine are skipped
    ['203.0.113.1:50000, 127.0.0.1:3000', '203.0.113.1'],
    ['203.0.113.1, [::1]:3000', '203.0.113.1'],
    ['203.0.113.1,127.0.0.1, ::1 ', '203.0.113.1'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]:443', '::1'],
  ])('is read from X-Forwarded-For: %s', (header, address) => {
    expect(from(PROXY, header)).toBe(address);
  });

  it.each([
    '',
    ',',
    'unknown',
    '_hidden',
    '_hidden:_port',
    'evil.example',
    'evil.example:443',
    '203.0.113',
    '203.0.113.1.2:443',
    '203.0.113.256',
    '203.0.113.1:',
    '[203.0.113.1]x',
    '[2001:db8::1',
    '2001:db8::1]:443',
    '[]:443',
    '203.0.113.1;proto=https',
    '<script>',
  ])('is the proxy’s own if X-Forwarded-For has no address: %s', (header) => {
    expect(from(PROXY, header)).toBe(PROXY);
  });

  it('is not read from X-Forwarded-For that comes from another machine', () => {
    expect(from('198.51.100.7', '203.0.113.1:50000')).toBe('198.51.100.7');
    expect(from('::ffff:198.51.100.7', '[2001:db8::1]:443')).toBe('::ffff:198.51.100.7');
  });
});
