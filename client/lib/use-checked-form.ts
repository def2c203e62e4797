import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { reportFailure } from './failure-channel.ts';

export type FormValues = Readonly<Record<string, string>>;
/** The message of each field that is wrong, by field name. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

export interface CheckedForm {
  readonly errors: FormErrors;
  /** read to screen readers after a refused submit; '' when there is nothing to say */
  readonly summary: string;
  /** to spread on the form element; the fields only need their names */
  readonly handlers: {
    readonly noValidate: true;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /**
   * Checks some fields at once, e.g. before a button beside them acts, and focuses the first that is wrong.
   * @returns whether they are valid
   */
  checkFields(form: HTMLFormElement, isMeant: (name: string) => boolean): Promise<boolean>;
  /** Marks the field that the server refuses, until it is changed. @returns whether the form has such a field */
  refuse(form: HTMLFormElement, name: string, message: string): boolean;
}

/**
 * A form with uncontrolled fields, so that what was typed or auto-filled before hydration counts, and typing doesn't
 * render. A field is checked when it is left, and on every change once it was wrong.
 * @param check messages of the wrong fields; loads its rules lazily
 * @param send gets the values once all are valid, and the form element
 * @param show called with the names of wrong fields before the first of them takes the focus, which it can't while it is hidden
 */
export function useCheckedForm(
  check: (values: FormValues) => Promise<FormErrors>,
  send: (values: FormValues, form: HTMLFormElement) => unknown,
  show: (names: readonly string[]) => void = () => undefined,
): CheckedForm {
  const [errors, setErrors] = useState<FormErrors>({});
  const [summary, setSummary] = useState('');
  const seen = useRef(new Set<string>());
  const typedIn = useRef(new Set<string>());
  const valuesOf = (form: HTMLFormElement) => formValues(form, typedIn.current);
  // The first check loads the rules, so it may end after later ones; its result is then out of date.
  const latest = useRef(0);

  /** @returns whether there are any */
  function focusFirst(form: HTMLFormElement, names: readonly string[]): boolean {
    const [first] = names;
    if (first === undefined) return false;
    show(names);
    focusField(form, first);
    return true;
  }

  async function showErrorsOfSeen(form: HTMLFormElement) {
    const turn = ++latest.current;
    const found = await check(valuesOf(form));
    if (turn === latest.current) setErrors(only(found, seen.current));
    return found;
  }

  return {
    errors,
    summary,
    async checkFields(form, isMeant) {
      const names = fieldNames(form).filter(isMeant);
      for (const name of names) seen.current.add(name);
      const found = await showErrorsOfSeen(form);
      return !focusFirst(
        form,
        names.filter((name) => found[name]),
      );
    },
    refuse(form, name, message) {
      if (!fieldNames(form).includes(name)) return false;
      latest.current++;
      seen.current.add(name);
      setErrors({ [name]: message });
      setSummary(summaryOf([message]));
      return focusFirst(form, [name]);
    },
    handlers: {
      noValidate: true,
      onBlur({ currentTarget, target, relatedTarget }) {
        const name = nameOf(target);
        if (!name || target === document.activeElement || isBeingPressed(relatedTarget)) return;
        seen.current.add(name);
        // If the rules can't be loaded, the submit tries again and reports the failure.
        showErrorsOfSeen(currentTarget).catch(() => undefined);
      },
      onInput({ currentTarget, target }) {
        typedIn.current.add(nameOf(target));
        if (errors[nameOf(target)]) showErrorsOfSeen(currentTarget).catch(() => undefined);
      },
      async onSubmit(event) {
        event.preventDefault();
        const form = event.currentTarget;
        const values = valuesOf(form);
        latest.current++;
        const found = await check(values).catch(reportFailure);
        if (!found) return;
        const wrong = fieldNames(form).filter((name) => found[name]);
        seen.current = new Set(fieldNames(form));
        setErrors(found);
        setSummary(summaryOf(wrong.map((name) => found[name] ?? '')));
        if (!focusFirst(form, wrong)) send(values, form);
      },
    },
  };
}

/** @returns '' when nothing is wrong */
function summaryOf(messages: readonly string[]): string {
  if (messages.length === 0) return '';
  const count = messages.length === 1 ? '1 field needs' : `${messages.length} fields need`;
  return `${count} your attention: ${messages.join('; ')}`;
}

/** Errors of fields that were never left are not shown. */
function only(errors: FormErrors, names: ReadonlySet<string>): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));
}

/** The form's values. An empty field is left out unless the user has typed into it. */
function formValues(form: HTMLFormElement, typedIn: ReadonlySet<string>): FormValues {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && (entry[1] !== '' || typedIn.has(entry[0])),
  );
  return Object.fromEntries(entries);
}

/** In the order of the page; radio buttons are one field. */
function fieldNames(form: HTMLFormElement): string[] {
  return [...new Set([...form.elements].map(nameOf))].filter((name) => name !== '');
}

function nameOf(target: EventTarget): string {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isField ? target.name : '';
}

function focusField(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}

/** A message that appears between press and release moves the button out from under the pointer. */
function isBeingPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button')?.matches(':active') === true;
}
