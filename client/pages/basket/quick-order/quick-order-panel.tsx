import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { countText } from '../../../../contracts/domain/number/notation.ts';
import { sentencesOf } from '../../../../contracts/domain/product/stock.ts';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ReadingView } from '../../../ui/reading-view.tsx';
import { SalesOffice } from '../../../ui/sales-office.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { QUICK_ORDER_ROWS } from './quick-order.ts';
import styles from './quick-order-panel.module.css';
import { QuickOrderPreview } from './quick-order-preview.tsx';
import { type Outcome, type QuickOrderModel, useQuickOrder } from './use-quick-order.ts';

const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values';

/** A text field for product numbers and quantities, typed, pasted or from a file, with a preview of the lines. */
export function QuickOrderPanel() {
  const model = useQuickOrder();
  const { preview, text } = model;
  return (
    <Section
      title="Quick order"
      lead="Paste a list of product numbers and quantities, or choose a CSV file, and add it all at once."
    >
      <div className="stack-6">
        <Entry model={model} />
        <OutcomeLine model={model} />
        {preview.state === 'unavailable' ? (
          <p role="alert">
            The product numbers can’t be looked up online. <SalesOffice />
          </p>
        ) : (
          text.trim() !== '' && (
            <ReadingView
              reading={preview}
              what="The products for your list"
              isPart
              loading={<SkeletonText lines={4} />}
            >
              {(value) => <QuickOrderPreview preview={value} model={model} />}
            </ReadingView>
          )
        )}
      </div>
    </Section>
  );
}

function Entry({ model }: { model: QuickOrderModel }) {
  const { text, write, choose, example, isPending, preview, saveSample } = model;
  const input = useRef<HTMLInputElement>(null);
  const { drop } = useFileDrop(([file]) => choose(file));
  return (
    <div className={styles.entry}>
      <Field
        label="Product numbers and quantities"
        hint={`One product on each line, at most ${QUICK_ORDER_ROWS}: its number, then packs or an area. Two columns of a spreadsheet can be pasted as they are.`}
      >
        <TextArea
          className={clsx('text-figures', styles.text)}
          rows={7}
          value={text}
          placeholder={example}
          readOnly={isPending}
          asks="codes"
          onChange={(event) => write(event.target.value)}
          {...drop}
        />
      </Field>
      <div className="actions">
        <Button variant="outline" onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        <Button variant="quiet" disabled={preview.state !== 'ready'} onClick={saveSample}>
          <DownloadIcon />
          Download a sample file
        </Button>
        <FileInput
          ref={input}
          label="CSV file"
          accept={ACCEPTED}
          onChoose={([file]) => isPending || choose(file)}
        />
      </div>
      <dl className={clsx('text-small', styles.ways)}>
        <div>
          <dt className="text-figures">12</dt>
          <dd>12 packs, or 12 pieces, tins or rolls of an accessory</dd>
        </div>
        <div>
          <dt className="text-figures">24.5 m²</dt>
          <dd>enough whole packs to cover the area</dd>
        </div>
        <div>
          <dt className="text-figures">3 packs</dt>
          <dd>3 packs of anything sold by the pack</dd>
        </div>
      </dl>
    </div>
  );
}

/** The outcome, always in the same place; it takes the focus once rows have been added. */
function OutcomeLine({ model }: { model: QuickOrderModel }) {
  const { outcome, problem, write } = model;
  const place = useRef<HTMLDivElement>(null);
  const isAdded = outcome.kind === 'added';
  useEffect(() => {
    if (!isAdded) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAdded]);
  return (
    <div className={styles.outcome} ref={place} tabIndex={-1}>
      <InlineAlert kind="success">{outcome.kind === 'added' ? addedText(outcome) : ''}</InlineAlert>
      <InlineAlert>{problemText(outcome, problem)}</InlineAlert>
      <InlineAlert
        kind="info"
        action={
          outcome.kind === 'replaced' && (
            <Button variant="link" size="inline" onClick={() => write(outcome.before)}>
              Put back what was there
            </Button>
          )
        }
      >
        {outcome.kind === 'replaced' ? `“${outcome.name}” took the place of what was in the box.` : ''}
      </InlineAlert>
    </div>
  );
}

function addedText({ lines, isAll }: Extract<Outcome, { kind: 'added' }>): string {
  const added = lines === 1 ? '1 line was added' : `${countText(lines, 'line')} were added`;
  return isAll ? `${added} to the basket.` : `${added} to the basket. The rows that are left were not.`;
}

function problemText(outcome: Outcome, refusal: string): string {
  if (outcome.kind === 'bad file') return outcome.problem;
  if (outcome.kind !== 'refused') return '';
  return `${sentencesOf([refusal])} Your list is kept, and trying again adds nothing twice.`;
}
