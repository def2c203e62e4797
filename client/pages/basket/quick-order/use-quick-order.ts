import { useMemo, useRef, useState } from 'react';
import { plainText } from '../../../../contracts/domain/text/csv.ts';
import { LIST_PAGE, WHOLE_LISTS } from '../../../../contracts/site/page-calls.ts';
import { useAccessories } from '../../../data/accessories.ts';
import { firstOf } from '../../../data/named-products.ts';
import type { Product } from '../../../data/order-line.ts';
import {
  type Orderable,
  readOrderableAgain,
  useOrderableProducts,
} from '../../../data/orderable-products.ts';
import { useBasketCall } from '../../../features/basket/basket.api.ts';
import { basketLineInput } from '../../../features/basket/basket-line-input.ts';
import { useAddLines } from '../../../features/basket/use-add-lines.ts';
import { keptSerial } from '../../../lib/kept-serial.ts';
import type { Reading } from '../../../lib/reading.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useCustomer } from '../../../state/session.ts';
import { useSite } from '../../../state/site-context.ts';
import { keepText, readKeptText } from './kept-text.ts';
import { readOrderFile } from './order-file.ts';
import { type QuickOrder, readQuickOrder } from './quick-order.ts';
import { type QuickRow, quickRows, type ReadyRow, type WrongRow } from './quick-rows.ts';
import { textLeft, wrongOf, wrongRowsCsv } from './rows-left.ts';
import { sampleCsv, sampleRows } from './sample-rows.ts';

export interface Preview {
  /** in the order of the text */
  readonly rows: readonly QuickRow[];
  readonly ready: readonly ReadyRow[];
  readonly wrong: readonly WrongRow[];
  /** pence without VAT of the rows that are ready */
  readonly total: number;
  /** there are rows after the hundredth, which are not shown */
  readonly hasMore: boolean;
}

/** The outcome of the customer's last action. */
export type Outcome =
  | { readonly kind: 'none' }
  /** lines that went into the basket, and whether anything is left in the text */
  | { readonly kind: 'added'; readonly lines: number; readonly isAll: boolean }
  | { readonly kind: 'refused' }
  | { readonly kind: 'bad file'; readonly problem: string }
  /** a file has replaced the typed text */
  | { readonly kind: 'replaced'; readonly name: string; readonly before: string };

/** Characters of a product number, as the contract takes it. */
const PRODUCT_NO_MAX = 60;

const NONE: Outcome = { kind: 'none' };

export interface QuickOrderModel {
  readonly text: string;
  readonly write: (text: string) => void;
  /** replaces the text by a file's */
  readonly choose: (file: File) => void;
  /** some rows as an example; '' while the products load */
  readonly example: string;
  readonly preview: Reading<Preview>;
  readonly outcome: Outcome;
  /** with the outcome `refused`: why */
  readonly problem: string;
  readonly isPending: boolean;
  /** the preview is of the text before the last change, as its products are still being read */
  readonly isChecking: boolean;
  /** adds all ready rows to the basket, or none */
  readonly add: () => Promise<void>;
  /** replaces a row's product number */
  readonly correct: (row: WrongRow, productNo: string) => void;
  readonly saveSample: () => void;
  readonly saveWrong: () => void;
}

export function useQuickOrder(): QuickOrderModel {
  const { user } = useCustomer();
  const [serials] = useState(() => keptSerial(`alderline.quick-order-serial.${user.userId}`));
  const { add: addLines, isPending, problem } = useAddLines(serials);
  const [text, setText] = useState(() => readKeptText(user.userId));
  const [outcome, setOutcome] = useState<Outcome>(NONE);
  const order = useMemo(() => readQuickOrder(text), [text]);
  const orderable = useOrderableProducts({ productNos: numbersIn(order) });
  const { preview, isChecking } = usePreview(orderable, order, isPending);
  const products = useExamples(orderable);

  function put(written: string, led: Outcome = NONE): void {
    const plain = plainText(written);
    setText(plain);
    keepText(user.userId, plain);
    setOutcome(led);
  }

  async function choose(file: File): Promise<void> {
    const read = await readOrderFile(file);
    if ('problem' in read) setOutcome({ kind: 'bad file', problem: read.problem });
    else put(read.text, text.trim() === '' ? NONE : { kind: 'replaced', name: file.name, before: text });
  }

  async function add(): Promise<void> {
    if (preview.state !== 'ready' || isChecking) return;
    const { rows, ready } = preview.value;
    const lines = ready.flatMap(({ product, packs }) => {
      const line = basketLineInput(product, packs, user);
      return line ? [{ name: product.productName, line }] : [];
    });
    setOutcome(NONE);
    if (await addLines(lines)) {
      const left = textLeft(order, rows);
      return put(left, { kind: 'added', lines: lines.length, isAll: left === '' });
    }
    setOutcome({ kind: 'refused' });
    // mostly a price or the stock has changed, so the rows are to show the new one
    await readOrderableAgain();
  }

  return {
    text,
    write: (typed) => put(typed),
    choose: (file) => void choose(file),
    example: sampleRows(products)
      .map((row) => row.join(' '))
      .join('\n'),
    preview,
    outcome,
    problem,
    isPending,
    isChecking,
    add,
    correct: ({ rows: [row] }, productNo) => {
      if (!row) return;
      const { start, source } = row;
      const corrected = source.replace(row.productNo, () => productNo);
      put(text.slice(0, start) + corrected + text.slice(start + source.length));
    },
    saveSample: () => saveCsv(sampleCsv(products), 'quick-order-sample.csv'),
    saveWrong: () => {
      if (preview.state === 'ready')
        saveCsv(wrongRowsCsv(preview.value.rows), 'quick-order-rows-not-added.csv');
    },
  };
}

/** The numbers of the rows, each once. Longer ones can't be ours. */
const numbersIn = ({ rows }: QuickOrder): string[] =>
  [...new Set(rows.map(({ productNo }) => productNo))].filter(
    (productNo) => productNo !== '' && productNo.length <= PRODUCT_NO_MAX,
  );

/** Products for examples; in a long shop, the floors of which most are in stock, and the accessories. */
function useExamples(orderable: Reading<Orderable>): readonly Product[] {
  const isLong = useSite().absent.includes(WHOLE_LISTS);
  const floors = useCall(LIST_PAGE, isLong ? firstOf({ sort: 'stock-desc' }, 2) : null).data?.data.products;
  const accessories = useAccessories(isLong).data?.data;
  if (isLong) return [...(floors ?? []), ...(accessories ?? [])];
  return orderable.state === 'ready' ? orderable.value.products : [];
}

function usePreview(
  orderable: Reading<Orderable>,
  order: QuickOrder,
  isPending: boolean,
): { readonly preview: Reading<Preview>; readonly isChecking: boolean } {
  const basket = useBasketCall().data?.data;
  const known = orderable.state === 'ready' ? orderable.value : undefined;
  const value = useMemo((): Preview | undefined => {
    if (!known || !basket) return undefined;
    const inBasket = new Map<string, number>();
    for (const { carType, productId, number } of basket)
      if (carType === 0) inBasket.set(productId, (inBasket.get(productId) ?? 0) + number);
    const rows = quickRows(order.rows, known, inBasket);
    const ready = rows.filter((row) => row.kind === 'ready');
    const total = ready.reduce((sum, { cost }) => sum + cost, 0);
    return { rows, ready, wrong: wrongOf(rows), total, hasMore: order.rest.trim() !== '' };
  }, [known, basket, order]);
  // Kept while rows are being added: they would count twice, in the basket and in the text. And while a number that was just typed
  // is looked up, so that the others stay.
  const settled = useRef(value);
  if (!isPending && value) settled.current = value;
  if (orderable.state === 'failed' || orderable.state === 'unavailable')
    return { preview: orderable, isChecking: false };
  return {
    preview: settled.current ? { state: 'ready', value: settled.current } : { state: 'loading' },
    isChecking: value === undefined,
  };
}
