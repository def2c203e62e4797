import { describe, expect, it } from 'vitest';
import { createSerialKeeper } from './serial-keeper.ts';

function keeper() {
  let made = 0;
  return createSerialKeeper(() => {
    made += 1;
    return `serial-${made}`;
  });
}

describe('serial keeper', () => {
  it('gives the same deed its first serial until the outcome is known', () => {
    const serials = keeper();
    expect(serials.serialFor('add a')).toBe('serial-1');
    expect(serials.serialFor('add a')).toBe('serial-1');
    serials.forget('add a');
    expect(serials.serialFor('add a')).toBe('serial-2');
  });

  it('keeps different deeds apart', () => {
    const serials = keeper();
    expect(serials.serialFor('add a')).toBe('serial-1');
    expect(serials.serialFor('add b')).toBe('serial-2');
    serials.forget('add b');
    expect(serials.serialFor('add a')).toBe('serial-1');
  });
});
