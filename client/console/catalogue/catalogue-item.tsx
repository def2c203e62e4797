import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import type { CatalogueRow } from '../../../contracts/api/mock-console.ts';
import { useAction } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { write } from '../console-api.ts';
import { Quiet } from '../parts/rows.tsx';
import { refresh } from '../use-console.ts';
import styles from './catalogue-item.module.css';
import { type Change, draftOf, judge } from './row-draft.ts';

export const CATALOGUE_COLUMNS = 'minmax(0, 1fr) 8rem 8rem 9rem';

/** One product; Enter in a field saves the row, like the button. */
export function CatalogueItem({ row }: { row: CatalogueRow }) {
  const { productId, productNo, productName, productSeries, productUnit } = row;
  const seen = draftOf(row);
  const [typed, setTyped] = useState<Partial<typeof seen>>({});
  const [wrong, setWrong] = useState<{ field?: string; text: string }>();
  const [saved, setSaved] = useState(false);
  const errorId = useId();
  const draft = { ...seen, ...typed };
  const isChanged = draft.price !== seen.price || draft.stock !== seen.stock;
  const save = useAction(async (change: Change) => {
    try {
      await write('PATCH /catalogue/:productId', { productId }, change);
    } catch (error) {
      setWrong({ text: error instanceof Error ? error.message : String(error) });
      return;
    }
    await refresh('/catalogue');
    setTyped({});
    setSaved(true);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const judged = judge(row, draft);
    setWrong(judged.wrong);
    if (judged.change && isChanged) void save.run(judged.change);
  };
  const field = (name: keyof typeof seen, label: string) => (
    <TextInput
      className={styles.figure}
      aria-label={label}
      asks={name === 'price' ? 'decimal' : 'whole'}
      value={draft[name]}
      aria-invalid={wrong?.field === name || undefined}
      aria-describedby={wrong ? errorId : undefined}
      onChange={(event) => {
        setTyped({ ...typed, [name]: event.target.value });
        setSaved(false);
      }}
    />
  );
  return (
    <chakra.li px="5" py="3">
      <chakra.form
        onSubmit={submit}
        noValidate
        aria-label={productNo}
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr 6rem', lg: CATALOGUE_COLUMNS }}
        alignItems="center"
        columnGap="4"
        rowGap="2"
      >
        <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }} minWidth="0">
          <chakra.p textStyle="small" fontWeight="medium">
            {productNo} · {productName}
          </chakra.p>
          <Quiet>
            {productSeries} · {productUnit}
          </Quiet>
        </chakra.div>
        {field('price', `Price of ${productNo} in pounds`)}
        {field('stock', `Stock of ${productNo}`)}
        <Button
          className={styles.save}
          type="submit"
          size="sm"
          variant={isChanged ? 'solid' : 'outline'}
          aria-label={`Save ${productNo}`}
          loading={save.isPending}
          aria-disabled={!isChanged}
        >
          {saved && !isChanged ? 'Saved' : 'Save'}
        </Button>
      </chakra.form>
      <chakra.p
        id={errorId}
        role="alert"
        textStyle="small"
        color="danger"
        _empty={{ display: 'none' }}
        marginTop="2"
      >
        {wrong?.text}
      </chakra.p>
    </chakra.li>
  );
}
