import type { HeardFailure } from './browser-report.ts';
import type { CallPath } from './calls.ts';
import type { components } from './generated/woojiapi.ts';
import type { FailureCode, ResultCode } from './result-codes.ts';

/** Path of the mock's console, its control calls and its API docs. Never mounted in front of a real backend. */
export const CONSOLE_PATH = '/__mock';
export const CONSOLE_API = `${CONSOLE_PATH}/api`;
export const CONSOLE_DOCS = `${CONSOLE_PATH}/docs`;
/** The style sheet: every component of the shop in every state. */
export const CONSOLE_STYLES = `${CONSOLE_PATH}/styles`;
/** Chooses the world of a call or a page, which must be open; without it and its cookie, the main world is used. */
export const WORLD_HEADER = 'x-mock-world';
/**
 * The cookie by which a browser names its world. Browsers keep the same cookies for all ports of a host, hence the port.
 * @param port of the shop's address, '' if it has none
 */
export const worldCookie = (port: string): string => (port === '' ? WORLD_HEADER : `${WORLD_HEADER}-${port}`);
/** A fault for this one call, e.g. `code=104`, `status=500`, `delay=2000`, `drop`, `truncate`, `not-json`. */
export const FAULT_HEADER = 'x-mock-fault';
export const MAIN_WORLD = 'main';
/** Required on control calls, so that no foreign page can make a browser send them. */
export const CONTROL_HEADER = 'x-mock-control';

/** Faults that need nothing but their name: how the form offers each, and what the list says of one that is set. */
export const PLAIN_FAULTS = {
  drop: { offered: 'Drop the connection', set: 'Connection dropped' },
  truncate: { offered: 'Cut the reply off', set: 'Reply cut off' },
  'not-json': { offered: 'Reply that is not JSON', set: 'Reply is not JSON' },
} as const;
export type PlainFault = keyof typeof PLAIN_FAULTS;
export const PLAIN_FAULT_NAMES = Object.keys(PLAIN_FAULTS) as PlainFault[];

/** The least and the most that a fault can have, for the console's form, its call and the header. */
export const FAULT_LIMITS = {
  status: [200, 599],
  /** milliseconds: longer than any client waits (docs/product.md, "Figures and limits": 10 s), shorter than the server's limit for a silent connection */
  delay: [0, 30_000],
  times: [1, 100_000],
  /** characters of a message */
  message: 500,
} as const;

export type FaultEffect =
  | { readonly kind: 'code'; readonly code: FailureCode; readonly message?: string }
  /** an HTTP status without a reply of the contract */
  | { readonly kind: 'status'; readonly status: number }
  /** milliseconds before the real answer */
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: PlainFault };

export type FaultTimes =
  | { readonly kind: 'times'; readonly left: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'until-cleared' };

/** A fault set on purpose. */
export interface Fault {
  readonly id: string;
  readonly path: CallPath | '*';
  /** a loginName, `visitor` for calls without a customer, or `*` */
  readonly persona: string;
  readonly times: FaultTimes;
  readonly effect: FaultEffect;
  readonly hits: number;
}
export type NewFault = Omit<Fault, 'id' | 'hits'>;

/** One call in the journal: passwords, tokens and codes are masked. */
export interface JournalEntry {
  readonly id: string;
  /** milliseconds since 1970, on the world's clock */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly path: string;
  /** loginName, `guest` or `visitor` */
  readonly who: string;
  readonly status: number;
  readonly resultCode: ResultCode | '';
  readonly ms: number;
  readonly contentType: string;
  readonly requestBody: string;
  readonly replyBody: string;
  /** how the request and the reply break the contract; empty when both are valid */
  readonly problems: readonly string[];
  /** kind of the fault that was injected, if any */
  readonly fault: string;
}

export interface Application {
  readonly userId: string;
  readonly loginName: string;
  readonly name: string;
  readonly userType: string;
  readonly companyName: string;
  readonly appliedAt: number;
  readonly review: 'pending' | 'accepted' | 'declined';
}

/** A project that a customer has sent for the gallery. */
export interface SharedProject {
  readonly exampleId: string;
  readonly loginName: string;
  readonly name: string;
  readonly title: string;
  readonly town: string;
  readonly content: string;
  readonly productNos: readonly string[];
  /** in the order to show */
  readonly pictureIds: readonly string[];
  readonly review: 'waiting' | 'approved' | 'declined';
  /** '' until it is approved */
  readonly voucherCode: string;
  readonly sentAt: number;
}

export type OrderState = components['schemas']['OrderState'];

/** An order, and what our staff can do with it. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly orderNo: string;
  readonly loginName: string;
  readonly companyName: string;
  readonly sts: OrderState;
  /** our last note to the customer; may be empty */
  readonly note: string;
  readonly payment: components['schemas']['OrderPayment'];
  /** pence with VAT */
  readonly totalPence: number;
  /** `2026-11-30` */
  readonly requestedDay: string;
  readonly town: string;
  readonly placedAt: number;
  /** what is arranged for fitting */
  readonly fitting: readonly components['schemas']['PaperFact'][];
  /** the state that it can be moved to; '' when it has arrived, is cancelled or waits for its transfer */
  readonly next: OrderState | '';
  readonly awaitsTransfer: boolean;
  readonly awaitsCard: boolean;
  /** '' until it has left */
  readonly invoiceNo: string;
  /** what is still to be paid */
  readonly openPence: number;
  /** what we owe the customer for it */
  readonly surplusPence: number;
  /** packs by line while it is on its way; empty otherwise */
  readonly awaited: readonly {
    readonly lineId: string;
    readonly productName: string;
    /** Pack/M2, Piece ..., m² for fitting */
    readonly productUnit: string;
    readonly packSize: number;
    /** packs that have not arrived; m2 of fitting that are not laid */
    readonly number: number;
  }[];
}

/** Packs that a customer wants to return, or that have a defect. */
export interface AskedReturn {
  readonly returnId: string;
  readonly returnNo: string;
  readonly orderNo: string;
  readonly companyName: string;
  readonly loginName: string;
  readonly kind: components['schemas']['ReturnKind'];
  readonly sts: components['schemas']['ReturnState'];
  readonly reason: string;
  readonly answer: string;
  /** whether the restocking fee is taken off */
  readonly isCharged: boolean;
  /** in words: `2 packs of Blakeney Oak Natural` */
  readonly lines: readonly string[];
  /** in the order in which they were sent */
  readonly pictureIds: readonly string[];
  readonly requestedAt: number;
  /** '' until it is credited */
  readonly creditNo: string;
  /** pence with VAT */
  readonly creditPence: number;
}

/** A quotation that a customer has asked for, and what our staff may quote. */
export interface AskedQuotation {
  readonly quotationId: string;
  readonly quotationNo: string;
  readonly revision: number;
  /** the version that an answer is about */
  readonly version: number;
  readonly title: string;
  readonly companyName: string;
  readonly loginName: string;
  readonly sts: components['schemas']['QuotationState'];
  readonly houseType: string;
  readonly plots: number;
  readonly packing: components['schemas']['Packing'];
  /** pence with VAT */
  readonly totalPence: number;
  readonly validUntil: string;
  readonly changedAt: number;
  /** what is arranged for fitting */
  readonly fitting: readonly components['schemas']['PaperFact'][];
  readonly lines: readonly {
    readonly lineId: string;
    readonly productNo: string;
    readonly productName: string;
    readonly productUnit: string;
    readonly packSize: number;
    /** packs for one plot, for all where they are packed together; m2 of fitting */
    readonly number: number;
    /** pence per m2 or piece: as quoted, and the bounds of what may be quoted */
    readonly pricePence: number;
    readonly leastPence: number;
    readonly mostPence: number;
  }[];
  readonly messages: readonly components['schemas']['QuotationMessage'][];
}

/** When the card provider sends the shop the result of a payment. */
export type CallBackMode = 'at once' | 'twice' | 'late' | 'never';
/** How the card provider answers: `slow` takes longer than the shop waits. */
export type ProviderState = 'up' | 'slow' | 'down';

/** A payment by card, as the shop and as its provider see it. */
export interface CardPaymentEntry {
  readonly cardPaymentId: string;
  readonly sessionId: string;
  readonly companyName: string;
  /** numbers of the orders and invoices that it pays */
  readonly what: readonly string[];
  readonly amountPence: number;
  readonly beganAt: number;
  readonly shop: 'begun' | 'pending' | 'paid' | 'failed' | 'cancelled';
  /** the earlier result, if the payment succeeded after all; '' otherwise */
  readonly paidAfter: 'failed' | 'cancelled' | '';
  /** '' where the provider has no such payment */
  readonly provider: 'open' | 'challenge' | 'processing' | 'paid' | 'declined' | 'cancelled' | 'expired' | '';
  readonly last4: string;
  /** pence to be given back */
  readonly refundPence: number;
}

export interface CardDeskState {
  readonly callBacks: CallBackMode;
  readonly provider: ProviderState;
}

export interface Mail {
  readonly mailId: string;
  readonly at: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface SessionRow {
  readonly sessionId: string;
  readonly startedAt: number;
  readonly expiresAt: number;
  readonly expired: boolean;
}

export interface PersonRow {
  readonly userId: string;
  readonly loginName: string;
  readonly name: string;
  readonly role: string;
  readonly review: 'pending' | 'accepted' | 'declined';
  readonly sessions: readonly SessionRow[];
}

export interface CatalogueRow {
  readonly productId: string;
  readonly productNo: string;
  readonly productName: string;
  readonly productSeries: string;
  readonly productUnit: string;
  /** pence */
  readonly productPrice: number;
  /** packs */
  readonly inventoryBalance: number;
}

/** A function to which calls belong; while it is off they answer 103. */
export interface FunctionRow {
  readonly functionId: string;
  readonly on: boolean;
  readonly roles: readonly string[];
}

export interface WorldRow {
  readonly name: string;
  readonly calls: number;
}

export interface ClockState {
  /** how far the world's clock is ahead of the machine's, in milliseconds */
  readonly offsetMs: number;
  readonly now: number;
}

/** The reply of each control call: GET unless it starts with a verb. Errors are `{ error }` with a 4xx status. */
export interface ConsoleReplies {
  '/applications': { readonly applications: readonly Application[] };
  '/shared-projects': { readonly projects: readonly SharedProject[] };
  /** `/shared-pictures/:pictureId`: as a data URL */
  '/shared-pictures': { readonly picture: string };
  /** the last 100, newest first */
  '/orders': { readonly orders: readonly PlacedOrder[] };
  /** those that wait for an answer first, then the newest; at most 200 */
  '/returns': { readonly returns: readonly AskedReturn[] };
  '/quotations': { readonly quotations: readonly AskedQuotation[] };
  /** `/quotation-files/:fileId`: as a data URL */
  '/quotation-files': { readonly file: string };
  /** `/return-pictures/:pictureId`: as a data URL */
  '/return-pictures': { readonly picture: string };
  /** the last 100, newest first */
  '/card-payments': CardDeskState & { readonly payments: readonly CardPaymentEntry[] };
  '/mails': { readonly mails: readonly Mail[] };
  '/people': { readonly people: readonly PersonRow[] };
  '/catalogue': { readonly products: readonly CatalogueRow[] };
  '/functions': { readonly functions: readonly FunctionRow[] };
  /** newest first; `?after=<id>` gives only newer ones */
  '/journal': { readonly entries: readonly JournalEntry[] };
  '/faults': { readonly faults: readonly Fault[] };
  /** those of this process, the last one first */
  '/browser-failures': { readonly failures: readonly HeardFailure[] };
  'DELETE /browser-failures': Record<never, never>;
  '/worlds': { readonly worlds: readonly WorldRow[] };
  '/clock': ClockState;
  /** what the docs and "copy as curl" need to sign calls like a browser of this site */
  '/site': { readonly brand: string; readonly siteSalt: string };
  /** `{ review: 'accepted' | 'declined' }` */
  'POST /applications/:userId': Application;
  /** `{ review: 'approved' | 'declined' }` */
  'POST /shared-projects/:exampleId': SharedProject;
  /** `{ sts, note, lines? }`: one step along; `lines` are the packs of a part delivery, `{ lineId, number }` each */
  'POST /orders/:orderId': PlacedOrder;
  'POST /orders/:orderId/transfer': PlacedOrder;
  /** `{ amountPence? }`, all that is open by default */
  'POST /orders/:orderId/payment': PlacedOrder;
  /** pays back everything that we owe the customer for it */
  'POST /orders/:orderId/refund': PlacedOrder;
  /** `{ sts: 'agreed' | 'declined', isCharged, answer }` */
  'POST /returns/:returnId': AskedReturn;
  /** the packs have arrived: adds them to the stock and credits them */
  'POST /returns/:returnId/receive': AskedReturn;
  'POST /quotations/:quotationId/answer': AskedQuotation;
  'POST /quotations/:quotationId/decline': AskedQuotation;
  'POST /quotations/:quotationId/message': AskedQuotation;
  /** `{ callBacks?, provider? }` */
  'PATCH /card-payments': CardDeskState;
  /** `{ outcome: 'paid' | 'declined' }`: ends it as the bank would */
  'POST /card-payments/:cardPaymentId': CardPaymentEntry;
  /** sends the provider's call back now, once more if it was sent before */
  'POST /card-payments/:cardPaymentId/call-back': { readonly isTaken: boolean };
  /** a session as from log-in, for the console to pass to the shop */
  'POST /people/:userId/login': {
    readonly accessToken: string;
    readonly loginInfo: Readonly<Record<string, string>>;
  };
  'POST /sessions/:sessionId/expire': Record<never, never>;
  'DELETE /sessions/:sessionId': Record<never, never>;
  /** `{ productPrice?, inventoryBalance? }` */
  'PATCH /catalogue/:productId': CatalogueRow;
  /** `{ on }` */
  'PATCH /functions/:functionId': FunctionRow;
  'POST /faults': Fault;
  'DELETE /faults': Record<never, never>;
  'DELETE /faults/:id': Record<never, never>;
  'POST /journal/:id/replay': JournalEntry;
  'DELETE /journal': Record<never, never>;
  /** `{ name }`: opens it, unless it is open */
  'POST /worlds': WorldRow;
  'DELETE /worlds/:name': Record<never, never>;
  /** resets the header's world to the seed */
  'POST /reset': { readonly ms: number };
  /** `{ advanceMs }` or `{ offsetMs }` */
  'POST /clock': ClockState;
}
