import { useState } from 'react';

/** The steps that fold to one line, with the fields of each; `delivery` stands for `delivery.postCode` and its like. */
const FIELDS = {
  who: ['contactName', 'contactPhone', 'billing'],
  where: ['delivery', 'saveAddress'],
  when: ['requestedDay', 'fitting'],
  papers: ['poNumber', 'jobReference', 'notes'],
} as const;

export type FoldingStep = keyof typeof FIELDS;

const STEPS = Object.keys(FIELDS) as FoldingStep[];

/** Whether a field is one of the step's. */
export function isOfStep(step: FoldingStep, field: string): boolean {
  const fields: readonly string[] = FIELDS[step];
  return fields.includes(field.split('.')[0] ?? '');
}

export interface Folding {
  readonly isOpen: (step: FoldingStep) => boolean;
  readonly open: (step: FoldingStep) => void;
  readonly close: (step: FoldingStep) => void;
  /** opens the steps of these fields */
  readonly openFor: (fields: readonly string[]) => void;
}

const stepsOf = (fields: readonly string[]) =>
  STEPS.filter((step) => fields.some((field) => isOfStep(step, field)));

/**
 * Which steps of the checkout are open: at first those with a wrong or missing field, later also those that the customer opens.
 * @param wrongAtFirst the names of the fields that are wrong when the page opens
 */
export function useFolding(wrongAtFirst: () => readonly string[]): Folding {
  const [opened, setOpened] = useState<readonly FoldingStep[]>(() => stepsOf(wrongAtFirst()));
  return {
    isOpen: (step) => opened.includes(step),
    open: (step) => setOpened((steps) => [...steps, step]),
    close: (step) => setOpened((steps) => steps.filter((each) => each !== step)),
    openFor(fields) {
      const steps = stepsOf(fields);
      setOpened((now) => (steps.every((step) => now.includes(step)) ? now : [...now, ...steps]));
    },
  };
}
