import type { Mail } from '../../engine/mail/outbox.ts';

/** The mail to an applicant about the review (docs/product.md, "What it is"). */
export function decisionMail(
  to: string,
  firstName: string,
  review: 'accepted' | 'declined',
  brand: string,
): Mail {
  const text =
    review === 'accepted'
      ? `We have accepted your application for a trade account with ${brand}. You can log in now to see prices and use your basket and projects.`
      : `Thank you for your application for a trade account with ${brand}. We are sorry, but we can't accept it. Please contact us if you have any questions.`;
  return {
    kind: review === 'accepted' ? 'application-accepted' : 'application-declined',
    to,
    replyTo: '',
    subject: `Your application for a trade account with ${brand}`,
    body: `Dear ${firstName},\n\n${text}`,
  };
}
