import { type FormEvent, useState } from 'react';
import { refusedField } from '../../../lib/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { FieldKind } from '../../../ui/field-kinds.ts';
import { FormRow } from '../../../ui/form-fields.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { keepDetails, type PlannedDetails } from '../planned-details.ts';
import type { PlannedQuotation } from '../use-planned.ts';
import {
  CLIENT_MAX,
  HOUSE_TYPE_MAX,
  PlotsField,
  POST_CODE_MAX,
  SITE_MAX,
  TITLE_MAX,
} from './detail-fields.tsx';
import styles from './make-quotation.module.css';
import { PackingField } from './packing-field.tsx';

const FIELDS: readonly {
  readonly name: Exclude<keyof PlannedDetails, 'plots' | 'packing' | 'title'>;
  readonly label: string;
  readonly asks: FieldKind;
  readonly hint: string;
  readonly maxLength: number;
}[] = [
  {
    name: 'clientName',
    label: 'Client',
    asks: 'other-name',
    hint: 'Whom you build for.',
    maxLength: CLIENT_MAX,
  },
  {
    name: 'siteAddress',
    label: 'Site address',
    asks: 'other-name',
    hint: 'As it is printed.',
    maxLength: SITE_MAX,
  },
  {
    name: 'postCode',
    label: 'Post code of the site',
    asks: 'other-postal-code',
    hint: 'With it the delivery is in the total.',
    maxLength: POST_CODE_MAX,
  },
  {
    name: 'houseType',
    label: 'House type',
    asks: 'other-name',
    hint: 'As on your drawings, such as type B.',
    maxLength: HOUSE_TYPE_MAX,
  },
];

/** What the quotation is called and for whom it is, and the button that makes it. What is typed stays in this browser. */
export function MakeQuotation({ model }: { model: PlannedQuotation }) {
  const { details, projectName, make } = model;
  const [isTried, setTried] = useState(false);
  const title = details.title ?? projectName;
  const field = refusedField(make.error) ?? '';
  const errorOf = (name: string) =>
    name === field && make.error instanceof Error ? make.error.message : undefined;
  const known = ['title', ...FIELDS.map(({ name }) => name)];
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (title.trim() !== '') void make.run(title.trim());
  }
  const missing = isTried && title.trim() === '' ? 'Please enter a title.' : undefined;
  return (
    <Section
      title="Save it as a quotation"
      lead="Its prices are then held for 30 days. Nothing is ordered yet."
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field label="Title" required error={missing ?? errorOf('title')}>
          <TextInput
            asks="other-name"
            name="title"
            maxLength={TITLE_MAX}
            value={title}
            onChange={({ target }) => keepDetails({ title: target.value })}
          />
        </Field>
        <FormRow>
          {FIELDS.slice(0, 2).map((each) => (
            <DetailField key={each.name} field={each} details={details} error={errorOf(each.name)} />
          ))}
        </FormRow>
        <FormRow>
          {FIELDS.slice(2).map((each) => (
            <DetailField key={each.name} field={each} details={details} error={errorOf(each.name)} />
          ))}
        </FormRow>
        <div className={styles.plots}>
          <PlotsField plots={details.plots} onChange={(plots) => keepDetails({ plots })} />
        </div>
        {details.plots > 1 && (
          <PackingField
            packing={details.packing}
            ways={model.ways}
            onChange={(packing) => keepDetails({ packing })}
          />
        )}
        <Problem error={known.includes(field) ? undefined : make.error} />
        <div>
          <Button type="submit" size="lg" loading={make.isPending}>
            Save the quotation
          </Button>
        </div>
      </form>
    </Section>
  );
}

interface DetailFieldProps {
  field: (typeof FIELDS)[number];
  details: PlannedDetails;
  error: string | undefined;
}

function DetailField({ field, details, error }: DetailFieldProps) {
  const { name, label, asks, hint, maxLength } = field;
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        asks={asks}
        name={name}
        maxLength={maxLength}
        value={details[name]}
        onChange={({ target }) => keepDetails({ [name]: target.value })}
      />
    </Field>
  );
}
