import { REVIEW_HOURS } from '../domain/order/trade-terms.ts';
import type { PageId } from './site-map.ts';

/** What search engines and shared links show of a page. */
export interface PageWords {
  readonly description: string;
  readonly keywords: string;
}

export const NOT_FOUND_WORDS: PageWords = {
  description: 'There is no page at this address.',
  keywords: 'trade flooring',
};

/** Description and keywords of every page. Separate from the page table, so that they aren't in the first bundle. */
export const PAGE_WORDS: Readonly<Record<PageId, PageWords>> = {
  home: {
    description:
      'Strictly for trade: engineered wood, parquet, vinyl and accessories for architects, contractors and developers, from stock.',
    keywords: 'trade flooring, wholesale wood flooring, engineered oak, parquet',
  },
  login: {
    description: 'Log in to your trade account to see prices, work out packs and order.',
    keywords: 'trade login, flooring trade account',
  },
  register: {
    description: `Apply for a trade account. Applications are reviewed within ${REVIEW_HOURS} hours.`,
    keywords: 'trade account, flooring wholesale application',
  },
  'reset-password': {
    description: 'Set a new password with a verification code sent to your email.',
    keywords: 'password reset, trade account',
  },
  products: {
    description:
      'Inspiration, parquet, chevron, herringbone, 3-ply, solid oak, vinyl and accessories: the whole trade range.',
    keywords: 'wood flooring range, parquet, chevron, herringbone, vinyl flooring',
  },
  series: {
    description:
      'Every series of our floors: 3-ply, herringbone, chevron, Versailles panels, solid oak and vinyl.',
    keywords: 'flooring series, herringbone, chevron, Versailles panel',
  },
  flooring: {
    description: 'Browse floors by series, size, finish, grade, shadow and species.',
    keywords: 'oak flooring, walnut flooring, herringbone flooring, trade prices',
  },
  product: {
    description:
      'Pictures, construction, pack data and stock of a floor; trade customers see prices and work out packs.',
    keywords: 'engineered floor, pack size, stock',
  },
  compare: {
    description:
      'Up to four floors side by side: sizes, wear layer, fire and slip classes, heating, packs and stock, with what differs.',
    keywords: 'compare flooring, engineered floors side by side',
  },
  layout: {
    description:
      'A floor laid out board by board in your room: packs to order, cut list, laying order and a drawing to scale to print.',
    keywords: 'flooring calculator, board layout, cut list, packs for a room',
  },
  'your-room': {
    description:
      'One of our floors laid at true scale in a photo of your room, which stays in your browser, or in one of our 18 rooms.',
    keywords: 'floor visualiser, see a floor in your room, flooring in a photo',
  },
  company: {
    description:
      '20 years of wood floors for the trade: who we are, how a floor is made, and our showroom and warehouse in Essex.',
    keywords: 'flooring manufacturer, trade flooring company, wood floor showroom',
  },
  contact: {
    description:
      'Phone, fax, email and opening hours of our showroom in Essex, the way to it, and a form to write to us.',
    keywords: 'flooring showroom Essex, trade counter, opening hours, contact',
  },
  installation: {
    description:
      'How wood and vinyl floors are laid: climate, moisture, level, gaps, heating and setting out, with four sheets to download.',
    keywords: 'wood floor installation, vinyl floor installation, BS 8201, BS 8203, herringbone setting out',
  },
  riba: {
    description:
      'A RIBA-approved CPD course on specifying wood and vinyl floors: what it covers and where to take it.',
    keywords: 'RIBA CPD, flooring CPD for architects, specifying wood floors',
  },
  samples: {
    description: 'Order up to three samples of our floors, by series and product number.',
    keywords: 'flooring samples, oak samples, parquet samples',
  },
  'room-plan': {
    description:
      'Tell us which rooms a flat or house has, and keep them as a project to price floor by floor.',
    keywords: 'flooring quotation, trade flooring quote, rooms',
  },
  'trace-plan': {
    description:
      'Open a floor plan as PDF or picture, set its scale and trace the rooms: their areas go into the plan. The file stays in your browser.',
    keywords: 'measure rooms from a floor plan, floor area from a PDF, take-off for flooring',
  },
  'plan-floors': {
    description:
      'Choose a floor for each room of a flat or house: what suits it, how it is laid, and how many packs it takes.',
    keywords: 'choose flooring by room, flooring calculator, packs of flooring',
  },
  'plan-accessories': {
    description:
      'What the floors of a property need: adhesive or underlay, skirting, door bars, stair nosing and care, worked out line by line, and our fitters.',
    keywords: 'flooring accessories, underlay, skirting, stair nosing, floor fitting',
  },
  gallery: {
    description:
      'Finished projects by our trade customers: houses, flats, hotels and surgeries, each with the floors laid in it.',
    keywords: 'flooring projects, herringbone floor pictures, oak floor gallery',
  },
  'share-project': {
    description:
      'Show us a floor that you have finished: send up to six pictures, and get a £50 voucher when it appears in the gallery.',
    keywords: 'share a flooring project, flooring voucher',
  },
  'project-shared': {
    description: 'Your project has reached us. We look at it before it appears in the gallery.',
    keywords: 'share a flooring project',
  },
  delivery: {
    description: 'When orders are dispatched, how deliveries are unloaded, and how unopened goods come back.',
    keywords: 'flooring delivery, tail lift, returns, restocking',
  },
  terms: {
    description: 'The terms on which we supply floors to the trade, in twelve clauses.',
    keywords: 'terms and conditions, trade terms, flooring wholesale',
  },
  privacy: {
    description:
      'What we store about trade customers, what we use it for, and where each part of it is kept.',
    keywords: 'privacy policy, data protection',
  },
  basket: {
    description: 'The floors and accessories in your basket.',
    keywords: 'flooring basket',
  },
  checkout: {
    description: 'Where your floors go, when, and how you pay for them.',
    keywords: 'flooring order',
  },
  'order-placed': {
    description: 'What you have ordered, and what happens next.',
    keywords: 'flooring order',
  },
  payments: {
    description: 'The orders and invoices that your company has to pay, and the way to pay them by card.',
    keywords: 'pay invoices, trade account',
  },
  accessories: {
    description:
      'What your floor needs: adhesive, underlay, edges and care in the right quantity, and our fitters.',
    keywords: 'flooring accessories, floor fitting',
  },
  projects: {
    description: 'Your projects: their rooms, the floors in them, area and cost.',
    keywords: 'flooring projects',
  },
  account: {
    description: 'Your account: what needs you, your last orders, your credit and your address book.',
    keywords: 'trade account, flooring account',
  },
  orders: {
    description: 'Your company’s orders: where each one is, what is in it, what is still to be paid.',
    keywords: 'flooring orders',
  },
  quotation: {
    description:
      'Your quotation for a whole property: floors and what goes with them, by room and by product, with packs and weight.',
    keywords: 'flooring quotation, trade quotation',
  },
  quotations: {
    description: 'Your company’s quotations: which are answered, which end soon, which were ordered.',
    keywords: 'flooring quotations',
  },
  addresses: {
    description: 'The delivery addresses that you and your colleagues order to.',
    keywords: 'delivery addresses',
  },
  invoices: {
    description: 'Your invoices: what is open, what is overdue, and your statement.',
    keywords: 'flooring invoices, statement',
  },
  invitation: {
    description: 'Accept a colleague’s invitation to your company’s trade account.',
    keywords: 'trade account, invitation',
  },
  people: {
    description: 'Who can order for your company, their limits, and who approves.',
    keywords: 'trade account, colleagues',
  },
  settings: {
    description:
      'Your name, password and emails, where you are logged in, your data, and closing your account.',
    keywords: 'trade account settings',
  },
  'print-quotation': {
    description: 'A quotation with its room schedule to print, for you or for your client.',
    keywords: 'flooring quotation',
  },
  'print-paper': {
    description: 'An invoice, proforma, order confirmation, delivery note or statement to print.',
    keywords: 'flooring invoice',
  },
};
