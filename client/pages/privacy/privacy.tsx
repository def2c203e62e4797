import { SHOWROOM_ADDRESS, salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { brandName } from '../../lib/api-client.ts';
import { useSite } from '../../state/site-context.ts';
import { Container } from '../../ui/container.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { OuterLink } from '../../ui/link.tsx';
import { LongText, type TextPart } from '../../ui/long-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { STORED_DATA, type StoredData } from './stored-data.ts';

export function PrivacyPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="Your data" title="Privacy policy" lead={PRIVACY_LEAD} />
      <LongText parts={privacyParts(useSite().absent.includes('settings'))} />
    </Container>
  );
}

const PRIVACY_LEAD =
  'What we collect when you use this site, what we use it for, and where each part of it is stored.';

const COLUMNS: readonly [Column<StoredData>, Column<StoredData>] = [
  { head: 'Area', cell: ({ area }) => area },
  { head: 'What is stored', cell: ({ stored }) => stored },
];

/** What customers can do about their data themselves; where the backend lacks that, they write to us. */
const BY_YOURSELF =
  'Logged in, you can download it, correct your name and close your account yourself, under My account, Your login and data. Otherwise';

/**
 * The statements of the policy (docs/product.md, "What it is").
 * @param isByLetter whether customers can't see or close their account by themselves
 */
function privacyParts(isByLetter: boolean): readonly TextPart[] {
  const mailbox = salesMailbox(brandName());
  return [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      text: (
        <>
          <p>We collect what you give us, and how the site is used:</p>
          <ul>
            <li>your name, address, email and phone number</li>
            <li>your answers, if you take part in a survey</li>
            <li>visits and traffic: which pages were opened, when, and on what kind of device</li>
          </ul>
        </>
      ),
    },
    {
      id: 'what-we-use-it-for',
      title: 'What we use it for',
      text: (
        <ul>
          <li>to keep our records, including your orders</li>
          <li>to improve our products and our service</li>
          <li>to send you promotional emails about floors and offers, until you ask us to stop</li>
          <li>for market research</li>
        </ul>
      ),
    },
    {
      id: 'what-is-stored-where',
      title: 'What is stored, area by area',
      text: (
        <DataTable
          caption="What is stored in each area of the site"
          columns={COLUMNS}
          rows={STORED_DATA}
          keyOf={({ area }) => area}
        />
      ),
    },
    {
      id: 'cards',
      title: 'Card details',
      text: (
        <p>
          We don't store card details. A card payment is taken by the payment provider, who only tells us
          whether it succeeded.
        </p>
      ),
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      text: (
        <p>
          We don't share customers' details with third parties, unless the law obliges us to. The driver who
          brings your order is given the delivery address and a phone number.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      text: (
        <p>
          We set no cookies for advertising. Your browser keeps your session, so that you stay logged in, and
          what you have begun: amounts that you have worked out, samples that you have chosen, what you have
          put into your basket while we do not keep it for you, rooms that you have counted for a quotation, a
          floor plan that you trace, a message that you have not sent yet, and a project that you are about to
          share, with its pictures. It also notes that it has our fonts. Logging out removes the session.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Links to other sites',
      text: (
        <p>
          Our pages may link to other people's sites. This policy doesn't cover those; please read theirs.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      text: (
        <>
          <p>
            When you close your account, we remove your login, name, basket, projects and the emails that we
            wrote to you, apart from the one that confirms the closing. If nobody else of your company has an
            account, its address book goes too.
          </p>
          <p>
            The law asks us to keep orders and invoices for six years, with the names and addresses on them. A
            project that is already in our gallery stays there until you ask us to take it out.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      text: <p>We post changes on this page and, where appropriate, tell you about them by email.</p>,
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      text: (
        <p>
          You may ask what we store about you, and have it corrected or erased.{' '}
          {isByLetter ? 'Please' : BY_YOURSELF} write to{' '}
          <OuterLink href={`mailto:${mailbox}`}>{mailbox}</OuterLink> or to {SHOWROOM_ADDRESS.join(', ')}.
        </p>
      ),
    },
  ];
}
