import { expect, it } from 'vitest';
import { letterMail } from './letter.ts';

it('greets its receiver by name, and leaves out empty paragraphs', () => {
  const letter = { to: 'ada@studio.example', firstName: 'Ada', brand: 'Alderline' };
  expect(letterMail(letter, 'order-moved', 'Your order', ['It is on its way.', '', 'Thank you.'])).toEqual({
    kind: 'order-moved',
    to: 'ada@studio.example',
    subject: 'Your order',
    body: 'Dear Ada,\n\nIt is on its way.\n\nThank you.',
  });
});
