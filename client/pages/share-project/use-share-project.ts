import { type RefObject, useEffect, useRef, useState } from 'react';
import { brandName } from '../../lib/api-client.ts';
import { hasResultCode, refusedField } from '../../lib/call-error.ts';
import { VISITOR_SCOPE } from '../../lib/call-scope.ts';
import { isUnavailable } from '../../lib/reading.ts';
import { safeToRepeat, writeTo } from '../../lib/safe-to-repeat.ts';
import type { FormErrors, FormValues } from '../../lib/use-checked-form.ts';
import { type SentForm, useSentForm } from '../../lib/use-sent-form.ts';
import { isCustomer, sessionScope, useSession } from '../../state/session.ts';
import { forgetDraft, keepDraft, keptDraft } from './share-draft.ts';
import { type FloorsModel, useFloors } from './use-floors.ts';
import { type PicturesModel, usePictures } from './use-pictures.ts';

const SHARE = '/woojiapi/order/insertprojectexample';

export interface ShareModel extends SentForm {
  /** a trade customer is logged in; false until that is known, as the server renders the visitor's page */
  readonly isCustomer: boolean;
  readonly floors: FloorsModel;
  readonly pictures: PicturesModel;
  readonly floorError: string | undefined;
  readonly pictureError: string | undefined;
  /** the backend takes no projects */
  readonly isUnavailable: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly keep: () => void;
}

const TEXTS = ['title', 'town', 'content'] as const;
const NO_ERRORS: FormErrors = {};
const GONE =
  'Your pictures had waited too long and are being uploaded again. Please send the project once they are there.';

/** The form for sharing a project: its text, floors and pictures, and sending them. */
export function useShareProject(onSent: () => void): ShareModel {
  const session = useSession();
  const owner = session.status === 'unknown' ? undefined : sessionScope(session);
  const floors = useFloors();
  const pictures = usePictures({ owner, visitor: VISITOR_SCOPE });
  const formRef = useRef<HTMLFormElement>(null);
  const [unavailable, setUnavailable] = useState(false);
  const [share] = useState(() => safeToRepeat(writeTo(SHARE)));

  const check = async (values: FormValues): Promise<FormErrors> => ({
    ...NO_ERRORS,
    title: values.title?.trim() ? undefined : 'Please enter a title.',
    town: values.town?.trim() ? undefined : 'Please enter the town.',
    content: values.content?.trim() ? undefined : 'Please tell us something about the project.',
    floors: floors.chosen.length > 0 ? undefined : 'Please add at least one floor.',
    pictures: pictures.problem || undefined,
    consent: values.consent ? undefined : 'Please agree that we may publish your project.',
  });

  const write = async (values: FormValues): Promise<void> => {
    const { title = '', town = '', content = '' } = values;
    const pictureIds = pictures.pictures.flatMap(({ pictureId }) => (pictureId ? [pictureId] : []));
    await share({
      userId: owner ?? '',
      brand: brandName(),
      title: title.trim(),
      town: town.trim(),
      content: content.trim(),
      productNos: [...floors.chosen],
      pictureIds,
      consent: true,
    }).catch((error: unknown) => {
      if (isUnavailable(error)) setUnavailable(true);
      throw isAboutPictures(error) ? gone(error) : error;
    });
    forgetDraft();
    await pictures.clear();
    onSent();
  };

  /** For pictures that were deleted meanwhile or belong to another project: they are uploaded again under new ids. */
  const gone = (error: unknown): Error => {
    pictures.uploadAgain();
    return new Error(GONE, { cause: error });
  };

  const sent = useSentForm(check, write);

  const keep = () => {
    if (owner !== undefined && formRef.current)
      keepDraft(owner, { texts: textsIn(formRef.current), productNos: floors.chosen });
  };
  useDraft({ owner, formRef, floors, keep });
  const { errors } = sent.form;
  return {
    ...sent,
    isCustomer: isCustomer(session),
    floors,
    pictures,
    floorError: floors.chosen.length > 0 ? undefined : errors.floors,
    pictureError: errors.pictures && (pictures.problem || undefined),
    isUnavailable: unavailable || pictures.isUnavailable,
    formRef,
    keep,
  };
}

function isAboutPictures(error: unknown): boolean {
  return hasResultCode(error, '102') || refusedField(error)?.startsWith('pictureIds') === true;
}

function textsIn(form: HTMLFormElement): Record<string, string> {
  const values = new FormData(form);
  return Object.fromEntries(TEXTS.map((name) => [name, String(values.get(name) ?? '')]));
}

interface DraftOptions {
  readonly owner: string | undefined;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly floors: FloorsModel;
  readonly keep: () => void;
}

/** Restores text typed before a log-in or a refresh, without replacing what has been typed since. */
function useDraft({ owner, formRef, floors, keep }: DraftOptions): void {
  const { chosen, set } = floors;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another user brings another draft
  useEffect(() => {
    const form = formRef.current;
    if (owner === undefined || !form) return;
    const draft = keptDraft(owner, VISITOR_SCOPE);
    if (!draft) return;
    // a visitor's draft becomes the customer's once they have logged in
    keepDraft(owner, draft);
    for (const name of TEXTS) {
      const field = form.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.value === '') field.value = draft.texts[name] ?? '';
    }
    if (chosen.length === 0) set(draft.productNos);
  }, [owner]);

  const numbers = chosen.join();
  const hadFloors = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is only for the floors; typing keeps the draft itself
  useEffect(() => {
    if (numbers === '' && !hadFloors.current) return;
    hadFloors.current = true;
    keep();
  }, [numbers]);
}
