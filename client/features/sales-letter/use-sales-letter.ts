import { type FormEvent, useCallback, useRef, useState } from 'react';
import type { BodyOf } from '../../../contracts/api/calls.ts';
import { salesMailbox } from '../../../contracts/domain/seller/seller.ts';
import { brandName, call } from '../../lib/api-client.ts';
import { newReference } from '../../lib/new-reference.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { keptRecord, tabStore } from '../../lib/storage.ts';
import { isCustomer, useSession } from '../../state/session.ts';

type Message = BodyOf<'/woojiapi/compose/sendemail'>;

/** Sends one message of a letter to the sales mailbox. */
function sendLetterPart(message: Pick<Message, 'firstName' | 'email' | 'message'>, serial: string) {
  return call(
    '/woojiapi/compose/sendemail',
    { sendTo: salesMailbox(brandName()), lastName: ' ', ...message },
    { serial },
  );
}

type Sender = Pick<Parameters<typeof sendLetterPart>[0], 'firstName' | 'email'>;

export interface SalesLetter {
  /** @param write the letter's messages under its reference. @returns the reference once all are sent */
  send(from: Sender, write: (reference: string) => readonly string[]): Promise<string>;
  /** the next letter is a new one */
  end(): void;
  readonly draft: LetterDraft;
}

/** To spread on the letter's form: what is typed stays in this tab until the letter is sent. */
export interface LetterDraft {
  readonly ref: (form: HTMLFormElement | null) => void;
  readonly onInputCapture: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A letter to our sales office, sent one message after the other. A second attempt goes on with the first message that wasn't
 * sent, under the same reference.
 * @param kind the reference's first letter
 */
export function useSalesLetter(kind: 'P' | 'S'): SalesLetter {
  const [sendPart] = useState(() => safeToRepeat(sendLetterPart));
  const begun = useRef({ reference: '', sent: 0 });
  const session = useSession();
  const draftKey = `alderline.letter.${kind}.${isCustomer(session) ? session.user.userId : ''}`;
  // the form is in a dialog, which Back closes
  const fill = useCallback(
    (form: HTMLFormElement | null) => {
      for (const [name, text] of Object.entries(keptRecord(tabStore.read(draftKey)))) {
        const field = form?.elements.namedItem(name);
        const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
        if (isField && typeof text === 'string') field.value = text;
      }
    },
    [draftKey],
  );
  return {
    async send({ firstName, email }, write) {
      begun.current.reference ||= newReference(kind);
      const { reference } = begun.current;
      for (const message of write(reference).slice(begun.current.sent)) {
        await sendPart({ firstName: firstName.slice(0, NAME_MOST), email, message });
        begun.current.sent += 1;
      }
      return reference;
    },
    end() {
      begun.current = { reference: '', sent: 0 };
      tabStore.keep(draftKey, undefined);
    },
    draft: {
      ref: fill,
      onInputCapture: ({ currentTarget }) =>
        tabStore.keep(draftKey, Object.fromEntries(new FormData(currentTarget))),
    },
  };
}

/** Characters of a name that the contract allows. */
const NAME_MOST = 80;
