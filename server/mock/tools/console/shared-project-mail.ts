import { londonDay } from '../../../../contracts/domain/calendar/day-words.ts';
import type { Mail } from '../../engine/mail/outbox.ts';

interface Letter {
  readonly to: string;
  readonly firstName: string;
  /** of the project */
  readonly title: string;
  readonly brand: string;
}

/** The mail to a customer about the project that they have shared. */
export function sharedProjectMail(
  { to, firstName, title, brand }: Letter,
  review: 'approved' | 'declined',
  voucher: { readonly voucher_code: string; readonly value_pence: number; readonly ends_at: number },
): Mail {
  const isApproved = review === 'approved';
  const paragraphs = isApproved
    ? [
        `Thank you for “${title}”. It is now in our gallery.`,
        `Your voucher of £${voucher.value_pence / 100} has the code ${voucher.voucher_code}. Enter it at the checkout and it comes off the goods of one order, before VAT. It can be used until ${londonDay(voucher.ends_at)}.`,
      ]
    : [
        `Thank you for “${title}”. We can't use it for our gallery, and have not published any of it.`,
        'Pictures that show the finished floor in daylight, upright and without people, are the most likely to appear. You are welcome to share another project.',
      ];
  return {
    kind: isApproved ? 'shared-project-approved' : 'shared-project-declined',
    to,
    replyTo: '',
    // a line break in a subject would let a customer write mail headers
    subject: `Your project for the ${brand} gallery`,
    body: [`Dear ${firstName},`, ...paragraphs].join('\n\n'),
    ...(isApproved ? { secret: voucher.voucher_code } : {}),
  };
}
