import { describe, expect, it } from 'vitest';
import { customerWords } from './customer-words.ts';

describe('customerWords', () => {
  it.each([
    [
      'productPrice: the price has gone up to £45.90. Please check it and try again',
      'The price has gone up to £45.90. Please check it and try again',
    ],
    [
      'shoppingCarDetail[1].number: Sorry, insufficient stock. Available stock: 4 packs.',
      'Sorry, insufficient stock. Available stock: 4 packs.',
    ],
    ['password: must be at least 8 characters', 'The password must be at least 8 characters'],
    ['repassword: The entered passwords are inconsistent!', 'The entered passwords are inconsistent!'],
  ])('leaves the wire name out of "%s"', (message, words) => {
    expect(customerWords(message)).toBe(words);
  });

  it('blames the request where the customer has no such field to fill in', () => {
    expect(customerWords('packSize: must be a number')).toBe(
      'Something in this request is wrong. Please reload the page and try again',
    );
  });

  it.each([
    "That email and password don't match",
    'Please note: we are closed',
    '500: Internal Server Error',
    'Error',
  ])('leaves "%s" as it is', (message) => {
    expect(customerWords(message)).toBe(message);
  });
});
