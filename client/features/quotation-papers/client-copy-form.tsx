import { useId, useState } from 'react';
import { markUpText, parseMarkUp } from '../../../contracts/domain/paper/client-copy.ts';
import { useProjectPictures } from '../../data/project-pictures.ts';
import { useHref } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { clientCopyChoice } from './client-copy-choice.ts';
import styles from './client-copy-form.module.css';
import { LogoField } from './logo-field.tsx';
import { useSaveQuotation } from './quotation-papers.api.ts';

interface ClientCopyFormProps {
  quotationId: string;
  /** the project that it was made from; '' without one */
  projectId: string;
  /** whether any room can be drawn */
  hasDrawings: boolean;
  /** whether a floor lies in a room */
  hasSpecification: boolean;
}

/** Logo, mark-up, and whether there are prices at all; then the copy to look at, print and save. */
export function ClientCopyForm(props: ClientCopyFormProps) {
  const { quotationId, projectId, hasDrawings, hasSpecification } = props;
  const hasPictures = (useProjectPictures(projectId).data?.data.length ?? 0) > 0;
  const choice = useKeptChoice(clientCopyChoice);
  const [typed, setTyped] = useState<string>();
  const save = useSaveQuotation();
  const href = useHref();
  const linesId = useId();
  const text = typed ?? markUpText(choice.markUp).replace('%', '');
  const markUp = parseMarkUp(text);
  const isWrong = choice.hasPrices && markUp === undefined;

  function type(next: string): void {
    setTyped(next);
    const read = parseMarkUp(next);
    if (read !== undefined) clientCopyChoice.keep({ ...choice, markUp: read });
  }

  return (
    <div className="stack-6">
      <LogoField />
      <div className="stack-4">
        <Switch
          label="With prices"
          checked={choice.hasPrices}
          onChange={(hasPrices) => clientCopyChoice.keep({ ...choice, hasPrices })}
        />
        {choice.hasPrices && (
          <Field
            label="Your mark-up on our prices, in percent"
            hint="From 0 to 300. Floors, accessories and delivery rise by it, each price to the nearest penny. At 0 your client sees what you pay."
            error={isWrong ? 'Enter a number from 0 to 300, with at most two decimals.' : undefined}
          >
            <TextInput
              className={styles.markUp}
              asks="decimal"
              value={text}
              onChange={(event) => type(event.target.value)}
            />
          </Field>
        )}
        {hasDrawings && (
          <Switch
            label="With drawings of the rooms"
            checked={choice.hasDrawings}
            onChange={(shown) => clientCopyChoice.keep({ ...choice, hasDrawings: shown })}
          />
        )}
        {hasSpecification && (
          <Switch
            label="With a specification of the floors"
            checked={choice.hasSpecification}
            onChange={(shown) => clientCopyChoice.keep({ ...choice, hasSpecification: shown })}
          />
        )}
        {hasPictures && (
          <Switch
            label="With the project’s pictures of the floors"
            checked={choice.hasPictures}
            onChange={(shown) => clientCopyChoice.keep({ ...choice, hasPictures: shown })}
          />
        )}
        <p className={styles.hint} id={linesId}>
          The copy carries your company’s name, and nothing of ours: no prices that you pay, no messages and
          none of your notes on products. Notes on rooms are printed.
        </p>
      </div>
      <div className="actions">
        {isWrong ? (
          <Button variant="outline" aria-disabled>
            View and print
          </Button>
        ) : (
          <ButtonLink variant="outline" href={href('print-quotation', { id: quotationId, copy: 'client' })}>
            View and print
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          loading={save.isPending}
          aria-disabled={isWrong || undefined}
          onClick={() => {
            if (!isWrong) void save.run({ quotationId, copy: 'client', choice }, 'pdf');
          }}
        >
          <DownloadIcon />
          Save as PDF
        </Button>
      </div>
      <Problem error={save.error} />
    </div>
  );
}
