// Made from contracts/api/console by npm run generate. Not to be edited.

export interface paths {
    readonly "/site": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What calls are signed with
         * @description Of the main world and all others: sign = md5(brand + callserial + calltime + url + siteSalt).
         */
        readonly get: operations["readSite"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The open worlds */
        readonly get: operations["listWorlds"];
        readonly put?: never;
        /**
         * Open a world
         * @description A copy of the shop in its first state, unless a world of this name is open. At most 32 are open beside the main one: another one closes the one that was not used for longest.
         */
        readonly post: operations["openWorld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/worlds/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** End a world */
        readonly delete: operations["endWorld"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/saved-world": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A world as one file
         * @description All its rows, with names, addresses and uploaded files, its moment, its faults and its last calls; no passwords, tokens and codes. A file has at most 8 MB; a larger world is refused.
         */
        readonly get: operations["saveWorld"];
        readonly put?: never;
        /**
         * Open a saved world
         * @description As a new world, at the same moment. Everybody who has a password there has that of the people to try the shop with.
         */
        readonly post: operations["openSavedWorld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Bring the first state back
         * @description Data and clock are as at the start; faults, calls and sessions are gone.
         */
        readonly post: operations["resetWorld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The world's clock */
        readonly get: operations["readClock"];
        readonly put?: never;
        /**
         * Move the world's clock
         * @description One of the two fields. The clock stays within ten years of the machine's.
         */
        readonly post: operations["moveClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/faults": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The faults that are set */
        readonly get: operations["listFaults"];
        readonly put?: never;
        /**
         * Let calls fail
         * @description Each call gets at most one fault: the first that is aimed at it. With a delay, a slow body or a reply that is cut off the call still does its work. At most 100 can be set. A reply of one's own is an effect too: it is given instead of the mock's.
         */
        readonly post: operations["setFault"];
        /** Clear all faults */
        readonly delete: operations["clearFaults"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/faults/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example f-1 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Clear one fault */
        readonly delete: operations["clearFault"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fault-profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a profile of faults
         * @description In place of the one that runs. Its faults come after those that are set one by one. Without an end of its own it runs until it is stopped.
         */
        readonly post: operations["startFaultProfile"];
        /** Stop the profile of faults that runs */
        readonly delete: operations["stopFaultProfile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/journal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The last calls
         * @description At most 500, newest first. Passwords, tokens and codes are masked as ***.
         */
        readonly get: operations["listCalls"];
        readonly put?: never;
        /**
         * Open a HAR file
         * @description A HAR 1.2 file of at most 32 MB, as the console or a browser's network panel saves it. Its calls of the contract, on any host, join the journal as the newest, masked and checked like others; its other requests are left out.
         */
        readonly post: operations["openHar"];
        /** Forget all calls */
        readonly delete: operations["clearCalls"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/journal/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check how often a call was made
         * @description Waits until it was made as often as expected, then for the calls that are under way, and counts. A call that has not been sent yet can't be seen: before you check that one was never made, wait for something that comes after it.
         */
        readonly post: operations["verifyCalls"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/journal/{id}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 12 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Repeat a call
         * @description As its caller would: the same body and token, a new callserial. Faults apply as to any call. A call of a file can't be repeated.
         */
        readonly post: operations["repeatCall"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/mails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The mails that the shop has written */
        readonly get: operations["listMails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/people": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everyone who has an account, and their sessions */
        readonly get: operations["listPeople"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/people/{userId}/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example u-1001 */
                readonly userId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Log in as somebody, without their password */
        readonly post: operations["logInAs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{sessionId}/expire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly sessionId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Let a session expire
         * @description Its calls are answered -1000 from now on.
         */
        readonly post: operations["expireSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly sessionId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End a session
         * @description Its calls are answered 101 from now on.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/catalogue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Prices and stock of what is on sale */
        readonly get: operations["listCatalogue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/catalogue/{productId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example p-0101 */
                readonly productId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Set a price or a stock
         * @description At least one of the two fields.
         */
        readonly patch: operations["setPriceOrStock"];
        readonly trace?: never;
    };
    readonly "/functions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The functions that calls belong to */
        readonly get: operations["listFunctions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/functions/{functionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description operationId of the call
                 * @example login
                 */
                readonly functionId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Switch a function on or off
         * @description Calls of a function that is off are answered 103.
         */
        readonly patch: operations["switchFunction"];
        readonly trace?: never;
    };
    readonly "/browser-failures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What browsers have reported
         * @description To this process; the worlds share it, as a page doesn't know its world.
         */
        readonly get: operations["listBrowserFailures"];
        readonly put?: never;
        readonly post?: never;
        /** Forget what browsers have reported */
        readonly delete: operations["clearBrowserFailures"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/applications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Applications for trade accounts */
        readonly get: operations["listApplications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/applications/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example u-1004 */
                readonly userId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Accept or decline an application
         * @description The applicant gets a mail. Repeating a decision changes nothing.
         */
        readonly post: operations["decideApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shared-projects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Projects that customers have sent for the gallery */
        readonly get: operations["listSharedProjects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shared-projects/{exampleId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly exampleId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approve or decline a project for the gallery */
        readonly post: operations["decideSharedProject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shared-pictures/{pictureId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly pictureId: string;
            };
            readonly cookie?: never;
        };
        /** A picture of a project for the gallery */
        readonly get: operations["readSharedPicture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The orders of all customers */
        readonly get: operations["listOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{orderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move an order one step along
         * @description The customer gets a mail.
         */
        readonly post: operations["moveOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{orderId}/transfer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Record that an order's transfer has arrived */
        readonly post: operations["receiveTransfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{orderId}/payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Record a payment for an order's invoice */
        readonly post: operations["recordPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{orderId}/refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pay back everything that we owe for an order */
        readonly post: operations["refundOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/returns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns and defect reports */
        readonly get: operations["listReturns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/returns/{returnId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly returnId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Agree to a return or decline it */
        readonly post: operations["decideReturn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/returns/{returnId}/receive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly returnId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record that returned packs have arrived
         * @description They are added to the stock and credited.
         */
        readonly post: operations["receiveReturn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/return-pictures/{pictureId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly pictureId: string;
            };
            readonly cookie?: never;
        };
        /** A picture of a defect */
        readonly get: operations["readReturnPicture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quotations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Quotations that customers have asked for */
        readonly get: operations["listQuotations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quotations/{quotationId}/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly quotationId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Answer a quotation */
        readonly post: operations["answerQuotation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quotations/{quotationId}/decline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly quotationId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Decline to quote */
        readonly post: operations["declineQuotation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quotations/{quotationId}/message": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly quotationId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Write to the customer about a quotation */
        readonly post: operations["writeAboutQuotation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quotation-files/{fileId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly fileId: string;
            };
            readonly cookie?: never;
        };
        /** A file of a quotation */
        readonly get: operations["readQuotationFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/card-payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Card payments, and how their provider behaves */
        readonly get: operations["listCardPayments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Set how the card provider behaves */
        readonly patch: operations["setCardProvider"];
        readonly trace?: never;
    };
    readonly "/card-payments/{cardPaymentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly cardPaymentId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End a payment as the bank would */
        readonly post: operations["endCardPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/card-payments/{cardPaymentId}/call-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly cardPaymentId: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send the provider's call back now, once more if it was sent before */
        readonly post: operations["sendCallBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description a line of the quotation by its lineId, or a product more by its productNo */
        readonly AnsweredLine: {
            readonly lineId?: string;
            readonly productNo?: string;
            /** @description packs */
            readonly number: number;
            /** @description for a m2 or a piece */
            readonly pricePence: number;
        };
        readonly Application: {
            readonly userId: string;
            readonly loginName: string;
            readonly name: string;
            readonly userType: string;
            readonly companyName: string;
            readonly appliedAt: components["schemas"]["Time"];
            /** @enum {string} */
            readonly review: "pending" | "accepted" | "declined";
        };
        /**
         * @example {
         *       "review": "accepted"
         *     }
         */
        readonly ApplicationReview: {
            /** @enum {string} */
            readonly review: "accepted" | "declined";
        };
        readonly Applications: {
            readonly applications: readonly components["schemas"]["Application"][];
        };
        readonly AskedLine: {
            readonly lineId: string;
            readonly productNo: string;
            readonly productName: string;
            readonly productUnit: string;
            readonly packSize: number;
            /** @description packs for one plot, for all where they are packed together; m2 of fitting */
            readonly number: number;
            /** @description for a m2 or a piece */
            readonly pricePence: number;
            /** @description the least that may be quoted */
            readonly leastPence: number;
            /** @description the most that may be quoted */
            readonly mostPence: number;
        };
        /** @description a quotation that a customer has asked for, and what our staff may quote */
        readonly AskedQuotation: {
            readonly quotationId: string;
            readonly quotationNo: string;
            readonly revision: components["schemas"]["Count"];
            /** @description the one that an answer is about */
            readonly version: number;
            readonly title: string;
            readonly companyName: string;
            readonly loginName: string;
            readonly sts: components["schemas"]["QuotationState"];
            readonly houseType: string;
            readonly plots: components["schemas"]["Count"];
            readonly packing: components["schemas"]["Packing"];
            /** @description with VAT */
            readonly totalPence: number;
            readonly validUntil: string;
            readonly changedAt: components["schemas"]["Time"];
            /** @description what is arranged for fitting */
            readonly fitting: readonly components["schemas"]["PaperFact"][];
            readonly lines: readonly components["schemas"]["AskedLine"][];
            readonly messages: readonly components["schemas"]["QuotationMessage"][];
        };
        readonly AskedQuotations: {
            readonly quotations: readonly components["schemas"]["AskedQuotation"][];
        };
        /** @description packs that a customer wants to return, or that have a defect */
        readonly AskedReturn: {
            readonly returnId: string;
            readonly returnNo: string;
            readonly orderNo: string;
            readonly companyName: string;
            readonly loginName: string;
            readonly kind: components["schemas"]["ReturnKind"];
            readonly sts: components["schemas"]["ReturnState"];
            readonly reason: string;
            readonly answer: string;
            /** @description whether the restocking fee is taken off */
            readonly isCharged: boolean;
            /** @description in words: 2 packs of Blakeney Oak Natural */
            readonly lines: readonly string[];
            /** @description in the order in which they were sent */
            readonly pictureIds: readonly string[];
            readonly requestedAt: components["schemas"]["Time"];
            /** @description empty until it is credited */
            readonly creditNo: string;
            /** @description with VAT */
            readonly creditPence: number;
        };
        readonly AskedReturns: {
            readonly returns: readonly components["schemas"]["AskedReturn"][];
        };
        readonly AwaitedLine: {
            readonly lineId: string;
            readonly productName: string;
            /** @description Pack/M2, Piece and so on; m² for fitting */
            readonly productUnit: string;
            readonly packSize: number;
            /** @description packs that have not arrived; m2 of fitting that are not laid */
            readonly number: number;
        };
        readonly BrowserFailures: {
            readonly failures: readonly components["schemas"]["HeardFailure"][];
        };
        /**
         * @description when the card provider sends the shop the result of a payment
         * @enum {string}
         */
        readonly CallBackMode: "at once" | "twice" | "late" | "never";
        readonly CallBackSent: {
            readonly isTaken: boolean;
        };
        /**
         * @example {
         *       "callBacks": "late",
         *       "provider": "up"
         *     }
         */
        readonly CardDeskChange: {
            readonly callBacks?: components["schemas"]["CallBackMode"];
            readonly provider?: components["schemas"]["ProviderState"];
        };
        readonly CardDeskState: {
            readonly callBacks: components["schemas"]["CallBackMode"];
            readonly provider: components["schemas"]["ProviderState"];
        };
        /**
         * @example {
         *       "outcome": "paid"
         *     }
         */
        readonly CardOutcome: {
            /** @enum {string} */
            readonly outcome: "paid" | "declined";
        };
        /** @description a payment by card, as the shop and as its provider see it */
        readonly CardPaymentEntry: {
            readonly cardPaymentId: string;
            readonly sessionId: string;
            readonly companyName: string;
            /** @description numbers of the orders and invoices that it pays */
            readonly what: readonly string[];
            readonly amountPence: components["schemas"]["Pence"];
            readonly beganAt: components["schemas"]["Time"];
            /** @enum {string} */
            readonly shop: "begun" | "pending" | "paid" | "failed" | "cancelled";
            /**
             * @description the earlier result, if the payment succeeded after all
             * @enum {string}
             */
            readonly paidAfter: "failed" | "cancelled" | "";
            /**
             * @description empty where the provider has no such payment
             * @enum {string}
             */
            readonly provider: "open" | "challenge" | "processing" | "paid" | "declined" | "cancelled" | "expired" | "";
            readonly last4: string;
            /** @description to be given back */
            readonly refundPence: number;
        };
        readonly CardPayments: {
            readonly callBacks: components["schemas"]["CallBackMode"];
            readonly provider: components["schemas"]["ProviderState"];
            readonly payments: readonly components["schemas"]["CardPaymentEntry"][];
        };
        readonly Catalogue: {
            readonly products: readonly components["schemas"]["CatalogueRow"][];
        };
        /**
         * @example {
         *       "productPrice": 4590,
         *       "inventoryBalance": 3
         *     }
         */
        readonly CatalogueChange: {
            /** @description pence */
            readonly productPrice?: number;
            /** @description packs */
            readonly inventoryBalance?: number;
        };
        readonly CatalogueRow: {
            readonly productId: string;
            readonly productNo: string;
            readonly productName: string;
            readonly productSeries: string;
            readonly productUnit: string;
            readonly productPrice: components["schemas"]["Pence"];
            /** @description packs */
            readonly inventoryBalance: number;
        };
        readonly Clock: {
            /** @description how far it is ahead of the machine's */
            readonly offsetMs: number;
            readonly now: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "advanceMs": 3600000
         *     }
         * @example {
         *       "offsetMs": 0
         *     }
         */
        readonly ClockMove: {
            /** @description from where it is now */
            readonly advanceMs?: number;
            /** @description from the machine's clock */
            readonly offsetMs?: number;
        };
        /** @description a failure by its result code */
        readonly CodeFault: {
            /** @enum {string} */
            readonly kind: "code";
            /** @enum {string} */
            readonly code: "1" | "101" | "102" | "103" | "104" | "105" | "-1" | "-1000";
            /** @description the code's own by default */
            readonly message?: string;
        };
        readonly Count: number;
        /** @description the real answer, later */
        readonly DelayFault: {
            /** @enum {string} */
            readonly kind: "delay";
            /** @description milliseconds before the answer */
            readonly ms: number;
            /** @description up to so many milliseconds more; none by default */
            readonly spread?: number;
        };
        readonly DeliveredLine: {
            readonly lineId: string;
            /** @description packs */
            readonly number: number;
        };
        readonly Done: Record<string, never>;
        /** @description the real answer, in small pieces */
        readonly DribbleFault: {
            /** @enum {string} */
            readonly kind: "dribble";
            /** @description of each piece */
            readonly bytes: number;
            /** @description milliseconds between pieces */
            readonly every: number;
        };
        /**
         * @example {
         *       "path": "/woojiapi/user/login",
         *       "input": {
         *         "loginName": "trade@alderline.example"
         *       },
         *       "times": 2
         *     }
         */
        readonly ExpectedCalls: {
            /** @description a call of woojiapi, e.g. /api/dic */
            readonly path: string;
            /** @description what it was sent with, by the names of its fields, as it was sent; other fields can have any value */
            readonly input?: {
                readonly [key: string]: string | number | boolean;
            };
            /** @description 1 by default; 0 for never */
            readonly times?: number;
            /** @description only calls that came after the one with this id */
            readonly after?: string;
            /** @description how long it waits at most; 10,000 by default */
            readonly waitMs?: number;
        };
        readonly Fault: {
            readonly id: string;
            readonly path: components["schemas"]["FaultPath"];
            readonly persona: components["schemas"]["FaultPersona"];
            readonly when?: components["schemas"]["FaultInput"];
            readonly times: components["schemas"]["FaultTimes"];
            readonly effect: components["schemas"]["FaultEffect"];
            readonly seed: components["schemas"]["FaultSeed"];
            readonly until?: components["schemas"]["FaultEnd"];
            /** @description the profile that it is part of */
            readonly profile?: string;
            /** @description calls that it has met */
            readonly hits: number;
        };
        readonly FaultEffect: components["schemas"]["CodeFault"] | components["schemas"]["StatusFault"] | components["schemas"]["DelayFault"] | components["schemas"]["ReplyFault"] | components["schemas"]["DribbleFault"] | components["schemas"]["PlainFault"];
        /** @description it is over once the world's clock shows this */
        readonly FaultEnd: number;
        /** @description what the call must have been sent with, by the names of its fields; other fields can have any value. It needs one call as the path, and one without a file */
        readonly FaultInput: {
            readonly [key: string]: string | number | boolean;
        };
        /** @description a call of woojiapi, e.g. /api/dic, or * for all */
        readonly FaultPath: string;
        /** @description a loginName in any case, customer for calls of any customer, visitor for calls without one, or * for everyone */
        readonly FaultPersona: string;
        /** @description chooses which calls of a percentage fail, and each delay within a spread; the same seed and calls fail again. 1 by default */
        readonly FaultSeed: number;
        readonly FaultTimes: components["schemas"]["SomeTimes"] | components["schemas"]["SomePercent"] | components["schemas"]["UntilCleared"];
        readonly Faults: {
            readonly faults: readonly components["schemas"]["Fault"][];
        };
        readonly FileData: {
            /** @description a data URL */
            readonly file: string;
        };
        /** @description a function to which calls belong */
        readonly FunctionRow: {
            readonly functionId: string;
            readonly on: boolean;
            /** @description who may use it */
            readonly roles: readonly string[];
        };
        /**
         * @example {
         *       "on": false
         *     }
         */
        readonly FunctionSwitch: {
            readonly on: boolean;
        };
        readonly Functions: {
            readonly functions: readonly components["schemas"]["FunctionRow"][];
        };
        readonly Har: {
            readonly log: {
                /** @example 1.2 */
                readonly version: string;
                readonly entries: readonly Record<string, never>[];
            };
        };
        /** @description a failure that browsers have reported, once for each page, browser and release */
        readonly HeardFailure: {
            /** @description the same for the same failure on any page, in any browser and release */
            readonly fingerprint: string;
            /** @enum {string} */
            readonly kind: "page" | "script" | "part" | "hydration" | "policy" | "crash";
            readonly message: string;
            /** @description file, line and column in the built code; empty if unknown */
            readonly at: string;
            /** @description id of the page in the site map; empty for an address that the shop doesn't have */
            readonly page: string;
            /** @description e.g. Chrome 150; empty if unknown */
            readonly browser: string;
            /** @description the file from which the build's tree of pages starts */
            readonly release: string;
            readonly count: components["schemas"]["Count"];
            readonly firstAt: components["schemas"]["Time"];
            readonly lastAt: components["schemas"]["Time"];
        };
        readonly Journal: {
            readonly entries: readonly components["schemas"]["JournalEntry"][];
        };
        /** @description one call: passwords, tokens and codes are masked */
        readonly JournalEntry: {
            readonly id: string;
            readonly at: components["schemas"]["Time"];
            /** @description how far the world's clock was ahead of the machine's, in milliseconds */
            readonly offsetMs: number;
            readonly method: string;
            /** @description path with query */
            readonly url: string;
            readonly path: string;
            /** @description loginName, guest or visitor; unknown where a file doesn't tell, or the call was refused before its body was read */
            readonly who: string;
            /** @description path and query of the page that made the call; empty if it isn't known */
            readonly page: string;
            /** @description 0 where the connection was dropped */
            readonly status: number;
            /**
             * @description empty where the reply has none
             * @enum {string}
             */
            readonly resultCode: "0" | "-1" | "1" | "101" | "102" | "103" | "104" | "105" | "-1000" | "";
            /** @description until it was answered */
            readonly ms: number;
            /** @description of the request */
            readonly contentType: string;
            /** @description (not read) where the call was refused by its address or its headers, e.g. by its sign */
            readonly requestBody: string;
            /** @description cut after 16,384 characters; its size where it is a file */
            readonly replyBody: string;
            /** @description how the request and the reply break the contract; empty when both are valid */
            readonly problems: readonly string[];
            /** @description kind of the fault that it has met, if any */
            readonly fault: string;
            /** @description whether it was read from a HAR file or a saved world, so that it isn't a call of this world */
            readonly isFromFile: boolean;
        };
        readonly LoginInfo: {
            readonly userId: string;
            readonly userType: string;
            readonly loginName: string;
            readonly companyId: string;
            readonly companyType: string;
            readonly ownerCompanyId: string;
            readonly custId: string;
            readonly custName: string;
            readonly custNo: string;
        };
        readonly Mail: {
            readonly mailId: string;
            readonly at: components["schemas"]["Time"];
            readonly to: string;
            readonly subject: string;
            readonly text: string;
            readonly html: string;
        };
        readonly Mails: {
            readonly mails: readonly components["schemas"]["Mail"][];
        };
        /**
         * @example {
         *       "path": "*",
         *       "persona": "*",
         *       "times": {
         *         "kind": "times",
         *         "left": 1
         *       },
         *       "effect": {
         *         "kind": "code",
         *         "code": "104"
         *       }
         *     }
         * @example {
         *       "path": "/api/dic",
         *       "persona": "*",
         *       "when": {
         *         "type": "Grade"
         *       },
         *       "times": {
         *         "kind": "until-cleared"
         *       },
         *       "effect": {
         *         "kind": "reply",
         *         "body": {
         *           "resultCode": "0",
         *           "data": []
         *         }
         *       }
         *     }
         */
        readonly NewFault: {
            readonly path: components["schemas"]["FaultPath"];
            readonly persona: components["schemas"]["FaultPersona"];
            readonly when?: components["schemas"]["FaultInput"];
            readonly times: components["schemas"]["FaultTimes"];
            readonly effect: components["schemas"]["FaultEffect"];
            readonly seed?: components["schemas"]["FaultSeed"];
            readonly until?: components["schemas"]["FaultEnd"];
        };
        /**
         * @example {
         *       "name": "flaky-radio",
         *       "seed": 7
         *     }
         */
        readonly NewFaultProfile: {
            /** @description e.g. slow-friday; docs/testing-against-the-mock.md lists them */
            readonly name: string;
            readonly seed?: components["schemas"]["FaultSeed"];
            readonly until?: components["schemas"]["FaultEnd"];
        };
        /**
         * @example {
         *       "name": "try-1"
         *     }
         */
        readonly NewWorld: {
            /** @description 1 to 40 characters from a-z, 0-9 and - */
            readonly name: string;
        };
        readonly OpenedHar: {
            /** @description calls of the contract */
            readonly opened: number;
            /** @description other requests */
            readonly leftOut: number;
        };
        readonly OpenedSession: {
            /** @description the token header of calls */
            readonly accessToken: string;
            readonly loginInfo: components["schemas"]["LoginInfo"];
        };
        readonly OpenedWorld: {
            readonly name: string;
            readonly calls: components["schemas"]["Count"];
            /** @description names of the seeds that are others here, so that a reset would not bring back what they have sown there */
            readonly differingSeeds: readonly string[];
        };
        /**
         * @example {
         *       "sts": "dispatched",
         *       "note": "Slot 8am to 10am"
         *     }
         */
        readonly OrderMove: {
            /** @enum {string} */
            readonly sts: "confirmed" | "picking" | "dispatched" | "part-delivered" | "delivered";
            /** @description what the customer is told; may be empty */
            readonly note: string;
            /** @description what has arrived of a part delivery */
            readonly lines?: readonly components["schemas"]["DeliveredLine"][];
        };
        /**
         * @description none where there is nothing to pay
         * @enum {string}
         */
        readonly OrderPayment: "account" | "transfer" | "card" | "none";
        /** @enum {string} */
        readonly OrderState: "received" | "confirmed" | "picking" | "dispatched" | "part-delivered" | "delivered" | "cancelled" | "returned";
        /**
         * @description for several plots: whole packs on each plot, or packs counted once for all plots; eachPlot by default
         * @enum {string}
         */
        readonly Packing: "eachPlot" | "together";
        readonly PaperFact: {
            readonly label: string;
            readonly text: string;
        };
        /**
         * @example {
         *       "amountPence": 12000
         *     }
         */
        readonly PaymentReceived: {
            /** @description all that is open by default */
            readonly amountPence?: number;
        };
        readonly Pence: number;
        readonly People: {
            readonly people: readonly components["schemas"]["PersonRow"][];
        };
        readonly PersonRow: {
            readonly userId: string;
            readonly loginName: string;
            readonly name: string;
            readonly role: string;
            /** @enum {string} */
            readonly review: "pending" | "accepted" | "declined";
            readonly sessions: readonly components["schemas"]["SessionRow"][];
        };
        readonly PictureData: {
            /** @description a data URL */
            readonly picture: string;
        };
        /** @description an order, and what our staff can do with it */
        readonly PlacedOrder: {
            readonly orderId: string;
            readonly orderNo: string;
            readonly loginName: string;
            readonly companyName: string;
            readonly sts: components["schemas"]["OrderState"];
            /** @description our last note to the customer; may be empty */
            readonly note: string;
            readonly payment: components["schemas"]["OrderPayment"];
            /** @description with VAT */
            readonly totalPence: number;
            /** @description e.g. 2026-11-30 */
            readonly requestedDay: string;
            readonly town: string;
            readonly placedAt: components["schemas"]["Time"];
            /** @description what is arranged for fitting */
            readonly fitting: readonly components["schemas"]["PaperFact"][];
            /**
             * @description the state that it can be moved to; empty when it has arrived, is cancelled or waits for its transfer
             * @enum {string}
             */
            readonly next: "received" | "confirmed" | "picking" | "dispatched" | "part-delivered" | "delivered" | "cancelled" | "returned" | "";
            readonly awaitsTransfer: boolean;
            readonly awaitsCard: boolean;
            /** @description empty until it has left */
            readonly invoiceNo: string;
            /** @description what is still to be paid */
            readonly openPence: number;
            /** @description what we owe the customer for it */
            readonly surplusPence: number;
            /** @description packs by line while it is on its way; empty otherwise */
            readonly awaited: readonly components["schemas"]["AwaitedLine"][];
        };
        readonly PlacedOrders: {
            readonly orders: readonly components["schemas"]["PlacedOrder"][];
        };
        /** @description a dropped connection, half a reply, or a reply that is not JSON */
        readonly PlainFault: {
            /** @enum {string} */
            readonly kind: "drop" | "truncate" | "not-json";
        };
        /**
         * @example {
         *       "review": "approved"
         *     }
         */
        readonly ProjectReview: {
            /** @enum {string} */
            readonly review: "approved" | "declined";
        };
        /**
         * @description slow takes longer than the shop waits
         * @enum {string}
         */
        readonly ProviderState: "up" | "slow" | "down";
        readonly QuotationAnswer: {
            /** @description the one that is answered */
            readonly version: number;
            /** @description what the customer is told; may be empty */
            readonly message: string;
            /** @description as they are by default */
            readonly lines?: readonly components["schemas"]["AnsweredLine"][];
        };
        readonly QuotationFile: {
            readonly fileId: string;
            readonly fileName: string;
            /** @enum {string} */
            readonly kind: "pdf" | "picture";
            readonly bytes: number;
        };
        readonly QuotationMessage: {
            readonly messageId: string;
            /** @description milliseconds since 1970 */
            readonly at: number;
            /** @description the colleague's name, or ours */
            readonly by: string;
            readonly isStaff: components["schemas"]["Switch"];
            readonly text: string;
            readonly files: readonly components["schemas"]["QuotationFile"][];
        };
        readonly QuotationRefusal: {
            readonly reason: string;
        };
        /** @enum {string} */
        readonly QuotationState: "draft" | "requested" | "answered" | "accepted" | "ordered" | "declined" | "expired";
        readonly Refusal: {
            /** @description the field and what is wrong with it, e.g. name: is required */
            readonly error: string;
        };
        /** @description a reply of one's own, while the call does nothing. It must be one that the contract allows for the call, without a mistyped field, unless `unchecked` is true. The file of a download can't be set */
        readonly ReplyFault: {
            /** @enum {string} */
            readonly kind: "reply";
            readonly body: {
                readonly [key: string]: unknown;
            };
            /** @description 200 by default */
            readonly status?: number;
            readonly unchecked?: boolean;
        };
        readonly Reset: {
            readonly ms: components["schemas"]["Count"];
        };
        /**
         * @example {
         *       "sts": "agreed",
         *       "isCharged": false,
         *       "answer": ""
         *     }
         */
        readonly ReturnDecision: {
            /** @enum {string} */
            readonly sts: "agreed" | "declined";
            /** @description whether the restocking fee is taken off */
            readonly isCharged: boolean;
            /** @description what the customer is told */
            readonly answer: string;
        };
        /**
         * @description unopened packs that come back, or packs with a defect
         * @enum {string}
         */
        readonly ReturnKind: "return" | "defect";
        /** @enum {string} */
        readonly ReturnState: "requested" | "agreed" | "declined" | "received";
        readonly SessionRow: {
            /** @description not its token, with which one could log in */
            readonly sessionId: string;
            readonly startedAt: components["schemas"]["Time"];
            readonly expiresAt: components["schemas"]["Time"];
            readonly expired: boolean;
        };
        readonly SharedProject: {
            readonly exampleId: string;
            readonly loginName: string;
            readonly name: string;
            readonly title: string;
            readonly town: string;
            readonly content: string;
            readonly productNos: readonly string[];
            /** @description in the order to show */
            readonly pictureIds: readonly string[];
            /** @enum {string} */
            readonly review: "waiting" | "approved" | "declined";
            /** @description empty until it is approved */
            readonly voucherCode: string;
            readonly sentAt: components["schemas"]["Time"];
        };
        readonly SharedProjects: {
            readonly projects: readonly components["schemas"]["SharedProject"][];
        };
        readonly Site: {
            readonly brand: string;
            /** @description public, as every browser has it */
            readonly siteSalt: string;
        };
        readonly SomePercent: {
            /** @enum {string} */
            readonly kind: "percent";
            readonly percent: number;
        };
        readonly SomeTimes: {
            /** @enum {string} */
            readonly kind: "times";
            /** @description calls that it will still meet; it is gone after the last */
            readonly left: number;
        };
        readonly StaffMessage: {
            readonly text: string;
        };
        /** @description an HTTP status without a reply of the contract */
        readonly StatusFault: {
            /** @enum {string} */
            readonly kind: "status";
            readonly status: number;
            /** @description seconds in a Retry-After header; none by default */
            readonly retryAfter?: number;
        };
        /** @enum {integer} */
        readonly Switch: 0 | 1;
        /** @description milliseconds since 1970 */
        readonly Time: number;
        readonly UntilCleared: {
            /** @enum {string} */
            readonly kind: "until-cleared";
        };
        readonly World: {
            readonly name: string;
            /** @description since it was opened or reset */
            readonly calls: number;
        };
        readonly Worlds: {
            readonly worlds: readonly components["schemas"]["World"][];
        };
    };
    responses: {
        /** @description The request comes from another machine or a foreign page, or x-mock-control is missing */
        readonly Closed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such thing, world or control call */
        readonly Missing: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is not JSON in UTF-8 */
        readonly NotJson: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than the call takes */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There are too many already */
        readonly TooMany: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description What is wrong with the body, the query or the path, or why it can't be done now */
        readonly Wrong: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description anything; a foreign page can't make a browser send it
         * @example 1
         */
        readonly Control: string;
        /**
         * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
         * @example try-1
         */
        readonly World: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly readSite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The site */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Site"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly listWorlds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The main one first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Worlds"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly openWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewWorld"];
            };
        };
        readonly responses: {
            /** @description The world */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["World"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly endWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
            };
            readonly path: {
                /** @example try-1 */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly saveWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file, JSON in gzip; content-disposition has a name for it */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/gzip": unknown;
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly openSavedWorld: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description a free name; by default saved- and the name that it had, with a number if that is taken
                 * @example bug-12
                 */
                readonly name?: string;
            };
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/gzip": unknown;
            };
        };
        readonly responses: {
            /** @description The world */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedWorld"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            /** @description A world of this name is open */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file is larger than 8 MB */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The content type is not application/gzip */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly resetWorld: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description How long it took */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Reset"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly readClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The clock */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clock"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly moveClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClockMove"];
            };
        };
        readonly responses: {
            /** @description The clock */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clock"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description In the order in which they apply */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Faults"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly setFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewFault"];
            };
        };
        readonly responses: {
            /** @description The fault */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Fault"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 409: components["responses"]["TooMany"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly clearFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly clearFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                /** @example f-1 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly startFaultProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewFaultProfile"];
            };
        };
        readonly responses: {
            /** @description Its faults */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Faults"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly stopFaultProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listCalls: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description only calls that came after the one with this id
                 * @example 12
                 */
                readonly after?: string;
            };
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The calls */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Journal"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly openHar: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Har"];
            };
        };
        readonly responses: {
            /** @description What was found in it */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedHar"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly clearCalls: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly verifyCalls: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExpectedCalls"];
            };
        };
        readonly responses: {
            /** @description The calls, newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Journal"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            /** @description It was made more or less often; the error says how often, and which calls were made instead */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly repeatCall: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                /** @example 12 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new call */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JournalEntry"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            /** @description The call comes from a saved world, without its passwords and tokens */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listMails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most 200, newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Mails"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly listPeople: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The people, each with their last 20 sessions */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["People"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly logInAs: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                /** @example u-1001 */
                readonly userId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A session as from a log-in */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedSession"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly expireSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly sessionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly sessionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listCatalogue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most 1,000 products */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Catalogue"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly setPriceOrStock: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                /** @example p-0101 */
                readonly productId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CatalogueChange"];
            };
        };
        readonly responses: {
            /** @description The product */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CatalogueRow"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listFunctions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The functions */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Functions"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly switchFunction: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                /**
                 * @description operationId of the call
                 * @example login
                 */
                readonly functionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FunctionSwitch"];
            };
        };
        readonly responses: {
            /** @description The function */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FunctionRow"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listBrowserFailures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The last one first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BrowserFailures"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly clearBrowserFailures: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listApplications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Applications"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly decideApplication: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                /** @example u-1004 */
                readonly userId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplicationReview"];
            };
        };
        readonly responses: {
            /** @description The application */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Application"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listSharedProjects: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The projects */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SharedProjects"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly decideSharedProject: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly exampleId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProjectReview"];
            };
        };
        readonly responses: {
            /** @description The project */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SharedProject"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly readSharedPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly pictureId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PictureData"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The last 100, newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlacedOrders"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly moveOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderMove"];
            };
        };
        readonly responses: {
            /** @description The order */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly receiveTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly recordPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentReceived"];
            };
        };
        readonly responses: {
            /** @description The order */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly refundOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly orderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly listReturns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Those that wait for an answer first, then the newest; at most 200 */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedReturns"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly decideReturn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly returnId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReturnDecision"];
            };
        };
        readonly responses: {
            /** @description The return */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedReturn"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly receiveReturn: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly returnId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The return */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedReturn"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly readReturnPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly pictureId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PictureData"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly listQuotations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Those that wait for an answer first, then the newest */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedQuotations"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly answerQuotation: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly quotationId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuotationAnswer"];
            };
        };
        readonly responses: {
            /** @description The quotation */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedQuotation"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly declineQuotation: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly quotationId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuotationRefusal"];
            };
        };
        readonly responses: {
            /** @description The quotation */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedQuotation"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly writeAboutQuotation: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly quotationId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StaffMessage"];
            };
        };
        readonly responses: {
            /** @description The quotation */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AskedQuotation"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly readQuotationFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly fileId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileData"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly listCardPayments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The last 100, newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPayments"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
        };
    };
    readonly setCardProvider: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardDeskChange"];
            };
        };
        readonly responses: {
            /** @description How it behaves now */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardDeskState"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly endCardPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly cardPaymentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardOutcome"];
            };
        };
        readonly responses: {
            /** @description The payment */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardPaymentEntry"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
    readonly sendCallBack: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description anything; a foreign page can't make a browser send it
                 * @example 1
                 */
                readonly "x-mock-control": components["parameters"]["Control"];
                /**
                 * @description the world, which must be open; the main one without it. A browser can send its name as a cookie instead, x-mock-world-4000 for port 4000
                 * @example try-1
                 */
                readonly "x-mock-world"?: components["parameters"]["World"];
            };
            readonly path: {
                readonly cardPaymentId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the shop has taken it */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallBackSent"];
                };
            };
            readonly 400: components["responses"]["Wrong"];
            readonly 403: components["responses"]["Closed"];
            readonly 404: components["responses"]["Missing"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NotJson"];
        };
    };
}
