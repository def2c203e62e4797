import { type ReactNode, useState } from 'react';
import { useHref } from '../../state/device.ts';
import { useKeptChoice } from '../../state/kept-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ownPaperChoice } from './client-copy-choice.ts';
import { ClientCopyForm } from './client-copy-form.tsx';
import { useSaveQuotation } from './quotation-papers.api.ts';
import styles from './quotation-papers.module.css';

interface QuotationPapersProps {
  quotationId: string;
  /** the project that it was made from; '' without one */
  projectId: string;
  /** whether a floor is among its lines: only floors have files */
  hasFloors: boolean;
  /** whether any of its rooms can be drawn */
  hasDrawings: boolean;
  /** whether any of its floors lies in a room */
  hasSpecification: boolean;
  /** above the copy for the client */
  children: ReactNode;
}

/** What a quotation is taken away as: the paper, its quantities, the files of its floors, and the copy for a client. */
export function QuotationPapers(props: QuotationPapersProps) {
  const { quotationId, projectId, hasFloors, hasDrawings, hasSpecification, children } = props;
  const href = useHref();
  const choice = useKeptChoice(ownPaperChoice);
  // the logo is read only for somebody who wants the copy
  const [wantsCopy, setWantsCopy] = useState(false);
  return (
    <Section title="Documents and files" screenOnly>
      <div className="stack-5">
        <div className={styles.actions}>
          <ButtonLink variant="outline" href={href('print-quotation', { id: quotationId })}>
            View and print
          </ButtonLink>
          <Save id={quotationId} format="pdf" label="PDF" />
          <Save id={quotationId} format="csv" label="Quantities (CSV)" />
        </div>
        {hasSpecification && (
          <Switch
            label="Page and PDF with a specification of the floors"
            checked={choice.hasSpecification}
            onChange={(shown) => ownPaperChoice.keep({ hasSpecification: shown })}
          />
        )}
        {hasFloors && (
          <div>
            <Save
              id={quotationId}
              format="zip"
              label="Files of all floors (zip)"
              meanwhile="We’re putting the files together. With many floors this takes up to a minute."
            />
            <p className={styles.hint}>Data sheets, IFC files for Revit and Archicad, and textures.</p>
          </div>
        )}
        {children}
        <Disclosure title="Copy for your client" onOpen={() => setWantsCopy(true)}>
          {wantsCopy && (
            <ClientCopyForm
              quotationId={quotationId}
              projectId={projectId}
              hasDrawings={hasDrawings}
              hasSpecification={hasSpecification}
            />
          )}
        </Disclosure>
      </div>
    </Section>
  );
}

interface SaveProps {
  id: string;
  format: 'pdf' | 'csv' | 'zip';
  label: string;
  /** said while a file is made that takes long */
  meanwhile?: string;
}

function Save({ id, format, label, meanwhile = '' }: SaveProps) {
  const { run, isPending, error } = useSaveQuotation();
  const choice = useKeptChoice(ownPaperChoice);
  return (
    <>
      <Button
        variant="quiet"
        loading={isPending}
        onClick={() => void run({ quotationId: id, copy: 'own', choice }, format)}
      >
        <DownloadIcon />
        {label}
      </Button>
      {meanwhile !== '' && (
        <p className={styles.hint} role="status">
          {isPending ? meanwhile : ''}
        </p>
      )}
      <Problem error={error} />
    </>
  );
}
