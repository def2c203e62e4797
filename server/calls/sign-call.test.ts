import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signCall } from '../../contracts/api/call-signing.ts';
import { signOnServer } from './sign-call.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });

describe("the server's sign", () => {
  it("equals the contract's for every text, even beyond ASCII", () => {
    const parts = fc.record({ brand: text, callserial: text, calltime: text, url: text });
    fc.assert(
      fc.property(parts, text, (signed, salt) => {
        expect(signOnServer(signed, salt)).toBe(signCall(signed, salt));
      }),
    );
  });
});
